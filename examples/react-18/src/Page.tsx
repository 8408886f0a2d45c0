import { CategoryNav, MallThemeProvider, SearchBox, SlideCaptcha, TopBar, UploadField, UserCentreMenu } from '@mall/ui'
import type { CategoryTreeNode, MenuGroup, SlideCaptchaHandle } from '@mall/ui'
import { groupCategories } from '@mall/ui/category-nav'
import { useRef, useState } from 'react'
import { Loan } from './Loan.tsx'
import { drawPuzzle } from './puzzle.ts'

const supplies = ['A4 复印纸 80 克', 'A3 复印纸 80 克', '按动中性笔 0.5 黑色', '订书机 12 号']

const categories: readonly CategoryTreeNode[] = [
  { CategoryId: '1', Name: '用纸', Category2List: [{ CategoryId: '11', Name: '复印纸', Category3List: [{ CategoryId: '111', Name: 'A4' }] }] },
  { CategoryId: '2', Name: '文具', Category2List: [{ CategoryId: '21', Name: '书写', Category3List: [{ CategoryId: '211', Name: '中性笔' }] }] },
]
const rows = groupCategories(categories, 15)

const groups: readonly MenuGroup[] = [
  { id: 'desk', label: '服务台', items: [{ label: '领用登记', href: '#desk' }, { label: '登记记录', href: '#records' }] },
]

const puzzle = drawPuzzle()
const outline = (element: HTMLElement | null) => element?.toggleAttribute('data-outlined')

export const Page = () => {
  const bar = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const nav = useRef<HTMLElement>(null)
  const menu = useRef<HTMLElement>(null)
  const upload = useRef<HTMLDivElement>(null)
  const captcha = useRef<SlideCaptchaHandle>(null)
  const [found, setFound] = useState('')
  const [isPassed, setPassed] = useState(false)

  return (
    <MallThemeProvider density="comfortable" paintBody>
      <style>{'[data-outlined] { outline: 2px dashed var(--mall-primary); }'}</style>
      <TopBar ref={bar} label="快捷入口">
        <TopBar.Greeting nickname="行政专员" />
        <TopBar.Action onClick={() => [bar, search, nav, menu, upload].forEach(({ current }) => outline(current))}>标出组件</TopBar.Action>
        <TopBar.Cart href="#cart" count={120} />
      </TopBar>
      <main style={{ display: 'grid', gap: 24, maxInlineSize: 720, marginInline: 'auto', padding: 24 }}>
        <SearchBox
          ref={search}
          loadSuggestions={async (query) => supplies.filter((name) => name.includes(query)).map((label) => ({ id: label, label }))}
          onSearch={setFound}
        />
        <p role="status">{found ? `查询：${found}` : ''}</p>
        <CategoryNav ref={nav} label="用品分类" rows={rows} />
        <UserCentreMenu ref={menu} label="服务台" groups={groups} codes={[]} currentPath="#desk" />
        <UploadField ref={upload} rules={{ allowedTypes: ['image/*'], maxSizeMB: 2 }} multiple maxCount={3} />
        <SlideCaptcha ref={captcha} loadChallenge={puzzle.load} verify={puzzle.judge} onPass={() => setPassed(true)} />
        <div>
          <button type="button" onClick={() => captcha.current?.refresh()}>
            重新验证
          </button>
          {isPassed ? '验证通过' : ''}
        </div>
        <Loan />
      </main>
    </MallThemeProvider>
  )
}
