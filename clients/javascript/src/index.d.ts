/** The types of the package; `types` has a file for each subject. */
export * from './types/attachments.js';
export * from './types/client.js';
export * from './types/connection.js';
export * from './types/destinations.js';
export * from './types/errors.js';
export * from './types/json.js';
export * from './types/modules.js';
export * from './types/options.js';
export * from './types/results.js';
export * from './types/scene.js';
export * from './types/watches.js';
