import { type DragEvent, useState } from 'react';

type DragPlaceActs = {
  readonly onDrag: () => void;
  readonly onDrop: () => void;
  /** Also of what was let go nowhere, or taken back by Escape. */
  readonly onEnd: () => void;
};

/** One of a list whose members are dragged to the place of another; dragging is an extra beside its buttons. */
export function useDragPlace({ onDrag, onDrop, onEnd }: DragPlaceActs) {
  const [isOver, setOver] = useState(false);
  const place = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Some browsers drag nothing that has nothing to say.
      event.dataTransfer.setData('text/plain', '');
      onDrag();
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!event.dataTransfer.types.includes('Files'));
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDragEnd: onEnd,
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop();
    },
  };
  return { isOver, place };
}
