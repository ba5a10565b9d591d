type Renewal = { readonly everyMs: number; renew(): Promise<unknown> };

/**
 * Renews a claim while work runs. If a renewal fails, the claim may expire, but the work continues and its result is
 * recorded anyway.
 */
export async function whileRenewing<T>(
  { everyMs, renew }: Renewal,
  work: () => Promise<T>,
): Promise<T> {
  const renewing = setInterval(() => renew().catch(() => undefined), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
