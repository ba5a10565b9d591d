import { lazy } from 'react';
import type { AlertDialogProps } from './alert-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog.tsx';
import { OnceOpened } from './once-opened.tsx';

const Dialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })));

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

const AlertDialog = lazy(() =>
  import('./alert-dialog.tsx').then((module) => ({ default: module.AlertDialog })),
);

export function LazyDialog(props: DialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Dialog {...props} />
    </OnceOpened>
  );
}

export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return (
    <OnceOpened open={props.open}>
      <ConfirmDialog {...props} />
    </OnceOpened>
  );
}

export function LazyAlertDialog(props: AlertDialogProps) {
  return (
    <OnceOpened open={props.open}>
      <AlertDialog {...props} />
    </OnceOpened>
  );
}
