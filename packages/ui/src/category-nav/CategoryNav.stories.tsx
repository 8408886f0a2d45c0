import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, useDrawnStates } from '../testing/StateTable.tsx'
import { CategoryNav, type CategoryNavProps } from './CategoryNav.tsx'
import { groupCategories } from './group-categories.ts'
import { sampleTree } from '../testing/samples/category-nav.ts'

const rows = groupCategories(sampleTree, 15)
const first = rows[0]?.id ?? null

const meta = preview.meta({
  title: 'Components/CategoryNav 商品分类导航',
  id: 'components-categorynav',
  component: CategoryNav,
  args: { label: '商品分类', rows, onRowIntent: fn() },
  decorators: [(Story) => <div style={{ inlineSize: '100%', maxInlineSize: 'max(220px, 1000px - 100vw)' }}><Story /></div>],
})

export const Public = meta.story({ args: { limit: 15 } })
export const LoggedIn = meta.story({ args: { limit: 11 } })

export const Open = meta.story({ args: { defaultOpenRow: first } })

export const OpenedByPress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /打印耗材/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'A4复印纸' })).toBeVisible()
    await expect(args.onRowIntent).toHaveBeenCalledWith('3')
  },
})

const longNames = groupCategories(
  [
    {
      CategoryId: 1,
      Name: '超高速数码多功能一体机与大幅面工程打印设备',
      Category2List: [
        {
          CategoryId: 11,
          Name: '超高速数码多功能一体机原装与通用耗材',
          Category3List: [{ CategoryId: 111, Name: '适用于超高速数码多功能一体机的大容量原装黑色墨粉组件（含废粉仓）' }],
        },
        { CategoryId: 12, Name: '没有下级的分类', Category3List: [] },
      ],
    },
    { CategoryId: 2, Name: '没有下级', Category2List: [] },
    { CategoryId: 3, Name: '也没有', Category2List: null },
  ],
  15,
)

export const LongNamesAndEmptyBranches = meta.story({ args: { rows: longNames, defaultOpenRow: '1' } })

export const DrillDown = meta.story({ args: { layout: 'drilldown' } })
export const DrillDownOpen = meta.story({ args: { layout: 'drilldown', defaultOpenRow: first } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const menu = (state: string, props: Partial<CategoryNavProps> = {}) => (
  <div key={state} data-row={state} style={{ flex: 'none', inlineSize: props.layout ? 320 : 200 }}>
    <CategoryNav label={state} rows={rows.slice(0, 4)} {...props} />
  </div>
)

const AllStates = () => {
  useDrawnStates()
  return (
    // The panels that are not open have their room too.
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, inlineSize: 'max-content', maxInlineSize: 'calc(100vw - 48px)', overflow: 'clip', overflowClipMargin: 8 }}>
      {['rest', 'hover', 'focus-visible'].map((state) => menu(state))}
      {menu('open', { layout: 'drilldown', defaultOpenRow: first })}
    </div>
  )
}

export const States = meta.story({ parameters: drawnStates('li:nth-child(2) :is(a, button)'), render: () => <AllStates /> })
