import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import type { AlertDialogProps } from './alert-box.tsx';

const boxPart = pagePart(() => import('./alert-box.tsx'));

/** An alert that has to be acknowledged; its code is loaded when it is first shown. */
export function AlertDialog(props: AlertDialogProps) {
  const box = useWantedPart(boxPart, props.open);
  return box && <box.AlertBox {...props} />;
}
