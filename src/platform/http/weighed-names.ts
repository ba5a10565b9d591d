type WeighedName = { readonly name: string; readonly weight: number };

/** The values of a header such as `Accept`, in its order; a weight of 0 means “not acceptable”. */
export function weighedNames(header: string): readonly WeighedName[] {
  return header.split(',').map((written) => {
    const [name = '', ...parameters] = written.split(';');
    const weight = parameters.find((each) => /^\s*q=/i.test(each))?.split('=')[1] ?? 1;
    return { name: name.trim().toLowerCase(), weight: Number(weight) || 0 };
  });
}
