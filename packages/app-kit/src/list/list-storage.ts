import type { ColumnSetting } from '@mall/ui/table'

/** A set of filters under a name: the address without the page. */
export interface SavedView {
  readonly name: string
  readonly search: string
}

/** What a person chose for a list, kept in the browser. */
export interface ListSettings {
  readonly pageSize: number | null
  readonly columns: readonly ColumnSetting[]
  readonly density: 'default' | 'compact'
  readonly views: readonly SavedView[]
}

export const noSettings: ListSettings = { pageSize: null, columns: [], density: 'default', views: [] }

/** The most views that are kept per list. */
export const viewMax = 20
export const viewNameMax = 20

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const columnsOf = (value: unknown): readonly ColumnSetting[] => {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item['key'] !== 'string') return []
    const { key, hidden, width } = item
    return [{ key, ...(hidden === true ? { hidden } : {}), ...(typeof width === 'number' && Number.isFinite(width) ? { width } : {}) }]
  })
}

const viewsOf = (value: unknown): readonly SavedView[] => {
  if (!Array.isArray(value)) return []
  const views = value.flatMap((item: unknown) =>
    isRecord(item) && typeof item['name'] === 'string' && typeof item['search'] === 'string'
      ? [{ name: item['name'].slice(0, viewNameMax), search: item['search'] }]
      : [],
  )
  return views.slice(0, viewMax)
}

/** Reads what was stored; what makes no sense in it counts as not there. */
export const parseSettings = (text: string | null): ListSettings => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored)) return noSettings
    return {
      pageSize: typeof stored['pageSize'] === 'number' ? stored['pageSize'] : null,
      columns: columnsOf(stored['columns']),
      density: stored['density'] === 'compact' ? 'compact' : 'default',
      views: viewsOf(stored['views']),
    }
  } catch {
    return noSettings
  }
}

/** The views with one more, or with the one of the same name replaced; the oldest stay. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => {
  const at = views.findIndex(({ name }) => name === view.name)
  return at === -1 ? [...views, view].slice(0, viewMax) : views.with(at, view)
}

const keyOf = (list: string, viewer: string): string => `list:${viewer}:${list}`

/** Settings of a list per user. Browsers that refuse storage remember nothing. */
export const listStorage = {
  get(list: string, viewer: string): ListSettings {
    try {
      return parseSettings(localStorage.getItem(keyOf(list, viewer)))
    } catch {
      return noSettings
    }
  },
  set(list: string, viewer: string, settings: ListSettings): void {
    try {
      localStorage.setItem(keyOf(list, viewer), JSON.stringify(settings))
    } catch {
      // No storage to remember it in.
    }
  },
}
