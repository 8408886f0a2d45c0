import type { Plugin } from 'vite'
import { readSnapshot, writeSnapshot } from '../packages/mall-server/src/testing/snapshots.ts'

const id = 'virtual:recording'
const cacheName = 'recording'

const readRecording = async (): Promise<string> => {
  const kept = await readSnapshot(cacheName)
  if (kept) return kept.text()
  // The whole server: imported only where there is something to record.
  const { recordResponses } = await import('../packages/mocks/scripts/record.ts')
  const text = JSON.stringify(await recordResponses())
  await writeSnapshot(cacheName, new Blob([text]))
  return text
}

/** `virtual:recording`: what the server returns to stories. Recorded when it is first imported, kept until a source of it changes. */
export const recording = (): Plugin => ({
  name: 'recording',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: async (source) => (source === `\0${id}` ? `export const recording = ${await readRecording()}` : null),
})
