/** The spellings of a town: its English name, other Latin ones, and the Arabic ones. */
export type City = readonly [english: string, latin: string, arabic: string];

export type CitiesOf = Readonly<Record<string, readonly City[]>>;
