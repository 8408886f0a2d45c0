import type { StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import type { AnyList } from '../list/define-list.ts'
import type { ListPageData, ListState } from '../list/list-state.ts'
import { buildListState } from './list-state.ts'

interface Given<Data> {
  /** The page that the view shows unless a story says something else. */
  readonly filled: Data
  readonly none: Data
  readonly thousand: Data
  /** The address of a filter that leaves nothing; by default the search field has 没有 in it. */
  readonly narrowed?: string
  /** What the address of each story has beside its own: a tab. */
  readonly address?: string
}

/** What the plays below read of a story, whatever else its view is given. */
type Context<State> = Pick<StoryContext<{ readonly state: State }>, 'args' | 'canvas' | 'userEvent'>

const searchOf = ({ filters }: AnyList): string => {
  const search = Object.entries(filters).find(([, filter]) => filter.kind === 'text' && filter.search)
  if (search === undefined) throw new Error('The list has no search field: say what narrows it')
  return `${search[0]}=没有`
}

/** The stories that every list needs, from its definition and three of its pages. A list whose view is given more adds it to their `args`. */
export const listStories = <One extends AnyList, Data extends ListPageData<unknown>>(list: One, { filled, none, thousand, narrowed, address = '' }: Given<Data>) => {
  type State = ListState<Data, One>
  /** What the view is given for an address, the response, and whatever else is so. */
  const stateOf = (search = '', rest: Partial<State> = {}): State =>
    buildListState(list, [address, search].filter((part) => part !== '').join('&'), { data: filled, onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })
  return {
    stateOf,
    decorators: [(Story: () => ReactNode) => <div data-density="default">{Story()}</div>],
    /** Presses a tab: the list asks for its first page. */
    pressTab: async ({ args, canvas, userEvent }: Context<State>, tab: string | number): Promise<void> => {
      const label = list.tabs?.choices.find(({ value }) => value === tab)?.label
      await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${label}`) }))
      await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ tab, page: 1 }))
    },
    /** Presses the button of an action that a row allows: it begins. */
    pressAction: async ({ args, canvas, userEvent }: { readonly args: { readonly onStart: unknown } } & Pick<StoryContext, 'canvas' | 'userEvent'>, action: string, button: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: button }))
      await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ action }))
    },
    loading: { args: { state: stateOf('', { data: undefined, updating: true }) } },
    failed: {
      args: { state: stateOf('', { data: undefined, failure: 'failed' }) },
      play: async ({ args, canvas, userEvent }: Context<State>) => {
        await userEvent.click(canvas.getByRole('button', { name: '加载失败，点击重试' }))
        await expect(args.state.onRetry).toHaveBeenCalledOnce()
      },
    },
    forbidden: {
      args: { state: stateOf('', { data: undefined, failure: 'forbidden' }) },
      play: async ({ canvas }: Context<State>) => expect(canvas.getByRole('heading', { level: 1, name: '暂无权限，请联系企业管理员' })).toBeVisible(),
    },
    empty: { args: { state: stateOf('', { data: none }) } },
    filteredEmpty: {
      args: { state: stateOf(narrowed ?? searchOf(list), { data: none }) },
      play: async ({ canvas }: Context<State>) => expect(canvas.getByText('没有符合条件的数据，请调整筛选')).toBeVisible(),
    },
    /** 价格可见 is off: said once, above the rows that show none. */
    pricesHidden: (unpriced: Data) => ({
      args: { state: stateOf('', { list: list.withoutPrices() ?? undefined, data: unpriced }) },
      play: async ({ canvas }: Context<State>) => expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible(),
    }),
    phone: { globals: { viewport: { value: 'w390' } } },
    /** Too tall for a picture: what it must show is that a full page works. */
    thousandRows: {
      parameters: { chromatic: { disableSnapshot: true } },
      args: { state: stateOf('PageSize=1000', { data: thousand }) },
      play: async ({ canvas }: Context<State>) => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', String(thousand.Items.length + 1)),
    },
  }
}

/** The rows of {@link Given.thousand}. */
export const thousandRows = <Row,>(row: (at: number) => Row): Row[] => Array.from({ length: 1000 }, (_, at) => row(at))
