import { setImmediate as turn } from 'node:timers/promises'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * The folder of an embedded database. PGlite computes in the thread of the requests and goes from one waiting statement to the next
 * without a turn of the event loop: a hundred at once would hold up everybody for all of them. It syncs its folder after each
 * statement; yielding there gives other requests their turn.
 */
export class EmbeddedFolder extends NodeFS {
  override async syncToFs(relaxedDurability?: boolean): Promise<void> {
    await super.syncToFs(relaxedDurability)
    await turn()
  }
}
