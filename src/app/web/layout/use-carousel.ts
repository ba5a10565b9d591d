import { useEffect, useReducer } from 'react';
import { carousel, wrapPosition } from './carousel-position.ts';

type State = { readonly position: number; readonly sliding: boolean };
type Step = { readonly kind: 'tick' } | { readonly kind: 'slid'; readonly length: number };

function reduce(state: State, step: Step): State {
  if (step.kind === 'slid')
    return { position: wrapPosition(state.position, step.length), sliding: false };
  return state.sliding ? state : { position: state.position + 1, sliding: true };
}

/** Moves on by one logo per tick; a tick during a slide is ignored. */
export function useCarousel(length: number, running: boolean): State {
  const [state, move] = useReducer(reduce, { position: 0, sliding: false });

  useEffect(() => {
    if (!running || length === 0) return;
    let interval: ReturnType<typeof setInterval> | undefined;
    const delay = setTimeout(() => {
      interval = setInterval(() => move({ kind: 'tick' }), carousel.intervalMs);
    }, carousel.startDelayMs);
    return () => {
      clearTimeout(delay);
      clearInterval(interval);
    };
  }, [running, length]);

  useEffect(() => {
    if (!state.sliding) return;
    const end = setTimeout(() => move({ kind: 'slid', length }), carousel.slideMs);
    return () => clearTimeout(end);
  }, [state.sliding, length]);

  return state;
}
