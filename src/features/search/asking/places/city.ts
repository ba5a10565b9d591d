/** A town as people write it: its English name, other Latin spellings, and the Arabic ones. */
export type City = readonly [english: string, latin: string, arabic: string];

export type CitiesOf = Readonly<Record<string, readonly City[]>>;
