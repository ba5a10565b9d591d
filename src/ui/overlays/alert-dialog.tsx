import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import type { AlertDialogProps } from './alert-box.tsx';

const boxPart = pagePart(() => import('./alert-box.tsx'));

/** Tells something that wants to be acknowledged; its code comes with the first telling. */
export function AlertDialog(props: AlertDialogProps) {
  const box = useWantedPart(boxPart, props.open);
  return box && <box.AlertBox {...props} />;
}
