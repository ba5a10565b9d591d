import { type DragEvent, useState } from 'react';

type DragPlaceActs = {
  readonly onDrag: () => void;
  readonly onDrop: () => void;
  /** Also called if the item was dropped nowhere, or dragging was cancelled with Escape. */
  readonly onEnd: () => void;
};

/** The drag-and-drop props of a list item. Dragging is an extra; buttons have to offer the same. */
export function useDragPlace({ onDrag, onDrop, onEnd }: DragPlaceActs) {
  const [isOver, setOver] = useState(false);
  const place = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Some browsers do not drag an element without data.
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
