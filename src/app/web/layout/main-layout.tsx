import { Outlet } from 'react-router';
import { ExtraBar } from './extra-bar.tsx';
import { Frame } from './frame.tsx';

/** Header, navigation, extra bar, content, footer. */
export function MainLayout() {
  return (
    <Frame bar={<ExtraBar />}>
      <Outlet />
    </Frame>
  );
}
