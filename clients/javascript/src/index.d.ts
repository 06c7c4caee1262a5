/** The types of the package; `types` has a file for each subject. Three of them follow from the host's contract. */
export * from './types/client.js';
export * from './types/connection.js';
export * from './types/contract.js';
export * from './types/errors.js';
export * from './types/json.js';
export * from './types/messages.js';
export * from './types/modules.js';
export * from './types/requests.js';
export * from './types/watches.js';
