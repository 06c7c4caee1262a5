// JSON text that goes out as it is.

/**
 * JSON text that is sent as it is, wherever it stands in the parameters. A SyntaxError is thrown for text that is not
 * JSON.
 */
export class RawJSON {
  constructor(text: string);
  readonly text: string;
}
