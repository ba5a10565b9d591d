import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';

/** The layout without the extra bar. */
export function PlainLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
