import pg from 'pg';

/** What the driver derives from PostgreSQL's description of a result's columns. */
type Shape = {
  fields: readonly object[];
  _parsers: readonly unknown[];
  _prebuiltEmptyResultObject: object;
};

/** Parts of the driver's query that its types leave out; the driver's version is pinned. */
type DriverQuery = {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly _result: Shape;
  _accumulateRows: boolean;
  prepare(line: Line): void;
  handleRowDescription(described: { fields: readonly object[] }): void;
  handleError(error: unknown, line: Line): void;
  _getRows(line: Line): void;
};

type Line = { bind(asked: object): void; sync(): void };

type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

const Query = pg.Query as unknown as new (asked: object, answered: Answered) => DriverQuery;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: unknown } }).utils;

/**
 * The column descriptions of prepared statements, by connection. They stay valid: PostgreSQL refuses a prepared
 * statement whose result columns have changed.
 */
const shapes = new WeakMap<Line, Map<string, Shape>>();

/** A prepared statement that asks for the description of its columns only the first time it runs on a connection. */
class DescribedOnce extends Query {
  #line: Line | undefined;

  override prepare(line: Line): void {
    const shape = shapes.get(line)?.get(this.name);
    if (!shape) {
      this.#line = line;
      super.prepare(line);
      return;
    }
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    try {
      line.bind({ statement: this.name, values: this.values, valueMapper: prepareValue });
    } catch (error) {
      // A value could not be serialized. Nothing was executed, so the connection is told to go on.
      line.sync();
      this.handleError(error, line);
      return;
    }
    this._getRows(line);
  }

  override handleRowDescription(described: { fields: readonly object[] }): void {
    super.handleRowDescription(described);
    if (!this.#line) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    const known = shapes.get(this.#line) ?? new Map<string, Shape>();
    shapes.set(this.#line, known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject }));
  }
}

type Ask = (asked: unknown, values: unknown, answered: unknown) => unknown;

const isPrepared = (asked: unknown): asked is object =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked);

/**
 * A connection that does not have every result described again, which took as long as reading it. Queries without a
 * callback, such as those of transactions, which may change tables, are left to the driver.
 */
export class LeanClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as Ask;
    const lean: Ask = (asked, values, answered) =>
      isPrepared(asked) && typeof answered === 'function'
        ? ask(new DescribedOnce(asked, answered as Answered), undefined, undefined)
        : ask(asked, values, answered);
    this.query = lean as typeof this.query;
  }
}
