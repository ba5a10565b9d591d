import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

test('offline a call fails like any other: what waits for the line looks like an empty list', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const queryFn = () => Promise.reject(new Error('no line'));
  const asked = createQueryClient().fetchQuery({ queryKey: ['events'], queryFn });
  await expect(asked).rejects.toThrow('no line');
});
