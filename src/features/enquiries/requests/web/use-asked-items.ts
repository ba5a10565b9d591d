import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listTrayProducts } from '#features/products/public.ts';
import type { OwnTray } from '#features/products/web/public.ts';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';

/** The tray's items with their products' facts; products that are no longer shown are left out. */
export function useAskedItems(tray: OwnTray) {
  const client = useClient();
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
  const ids = tray.items.map(({ product_id }) => product_id).join(',');
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(client, listTrayProducts, { ids }),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
  });
  const known = new Map(data?.products.map((product) => [product.product_id, product]));
  const lines = tray.items.flatMap(({ product_id, quantity }) => {
    const product = known.get(product_id);
    return product ? [{ product, quantity, note: notes[product_id] ?? '' }] : [];
  });
  return {
    lines,
    items: lines.map(({ product: { product_id: id }, quantity, note }) => ({ id, quantity, note })),
    isEmpty: tray.items.length === 0,
    isLoading: data === undefined && !error && ids !== '',
    error,
    isFetching,
    readAgain: () => void refetch(),
    setQuantity: tray.setQuantity,
    drop: tray.drop,
    setNote: (id: number, note: string) => setNotes((others) => ({ ...others, [id]: note })),
  };
}

export type AskedItems = ReturnType<typeof useAskedItems>;
