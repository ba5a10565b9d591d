type WeighedName = { readonly name: string; readonly weight: number };

/** What a header such as `Accept` names, in its order; what has no weight is named to be refused. */
export function weighedNames(header: string): readonly WeighedName[] {
  return header.split(',').map((written) => {
    const [name = '', ...parameters] = written.split(';');
    const weight = parameters.find((each) => /^\s*q=/i.test(each))?.split('=')[1] ?? 1;
    return { name: name.trim().toLowerCase(), weight: Number(weight) || 0 };
  });
}
