import type { Plugin } from 'vite'
import { storyTime } from '../packages/mocks/src/story-time.ts'

const id = 'virtual:mall-snapshot'
const devPath = '/@mall-snapshot'

/** The whole server: imported only where a page asks for it. */
const readMallSnapshot = async () => (await import('../packages/mall-server/src/testing/page-snapshot.ts')).pageSnapshot(storyTime)

/**
 * `virtual:mall-snapshot`: the address of the database that the live mall of the stories opens, filled with the small demo data as
 * of the stories' moment. Made when it is first asked for, kept until a source of it changes.
 */
export const mallSnapshot = (): Plugin => {
  let isBuild = false
  return {
    name: 'mall-snapshot',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null
      if (!isBuild) return `export const snapshotUrl = ${JSON.stringify(devPath)}`
      const file = this.emitFile({ type: 'asset', name: 'mall.snapshot', source: await readMallSnapshot() })
      return `export const snapshotUrl = import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer(server) {
      server.middlewares.use(devPath, (_request, response, next) => {
        readMallSnapshot().then((snapshot) => response.setHeader('Content-Type', 'application/octet-stream').end(snapshot), next)
      })
    },
  }
}
