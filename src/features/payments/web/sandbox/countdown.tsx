import { useEffect, useState } from 'react';
import { SECOND_MS } from '#platform/dates/spans.ts';
import { usePageTime } from '#platform/pages/page-time.ts';

function minutesAndSeconds(leftMs: number): string {
  const leftS = Math.max(0, Math.floor(leftMs / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(leftS / 60))}:${two(leftS % 60)}`;
}

export function Countdown({ until }: { until: string }) {
  const pageTime = usePageTime();
  const [now, setNow] = useState(() => pageTime.getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <bdi role="timer" aria-live="off" className="tabular-nums">
      {minutesAndSeconds(new Date(until).getTime() - now)}
    </bdi>
  );
}
