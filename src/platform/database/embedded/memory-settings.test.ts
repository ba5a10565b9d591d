import { expect, test } from 'vitest';
import { findMemoryMb, memorySettings } from './memory-settings.ts';

test('a small machine keeps what it always had, a larger one gives a sixteenth, and none gives more than it can use', () => {
  expect(memorySettings(512)).toEqual({ shared_buffers: '64MB', maintenance_work_mem: '64MB' });
  expect(memorySettings(8192)).toEqual({ shared_buffers: '512MB', maintenance_work_mem: '128MB' });
  expect(memorySettings(262_144)).toEqual({
    shared_buffers: '1024MB',
    maintenance_work_mem: '256MB',
  });
});

test('the memory of this machine is known', () => {
  expect(findMemoryMb()).toBeGreaterThan(64);
});
