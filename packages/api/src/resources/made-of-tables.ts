import type { FileInput } from '../contract/define.ts'
import type { Bind } from './bind.ts'
import { madeWhenUsed } from './made-when-used.ts'

/**
 * The methods of resources without what their paths repeat. `order: 'list download:export'` is `POST /api/Order/List`, and `POST /api/Order/Export`, made by
 * `download` of `Bind`.
 */
export interface ResourceTable<Resources extends object> {
  readonly methods: Readonly<Record<keyof Resources & string, string>>
  /** What the calls that send a file take, by key. */
  readonly files: Readonly<Record<string, FileInput>>
}

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const resourceOf = (bind: Bind, controller: string, words: string): object =>
  Object.fromEntries(
    words.split(' ').map((word) => {
      const [tail = '', binder = 'call'] = word.split(':').toReversed()
      const method = binder === 'get' || binder === 'stream' ? 'GET' : 'POST'
      // What follows the action belongs to the path alone: `youLike/订单/6`.
      return [tail.split('/')[0], bind[binder as keyof Bind](`${method} /api/${controller}/${upperFirst(tail)}`)]
    }),
  )

/** The resources of a table, each made when it is read first. The table is generated with the type, from the same contract. */
export const madeOfTable = <Resources extends object>({ methods }: ResourceTable<Resources>, bind: Bind): Resources =>
  madeWhenUsed<Resources>(Object.keys(methods) as (keyof Resources & string)[], (name) => resourceOf(bind, upperFirst(name), methods[name]))
