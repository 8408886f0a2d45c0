import { Button, Dialog, Empty, MallThemeProvider, SearchBox, SlideCaptcha, Table, TopBar, UploadField, UserCentreMenu } from '@mall/ui'
import type { MenuGroup, Scheme, TableColumn } from '@mall/ui'
import { useState } from 'react'
import { drawPuzzle } from './puzzle.ts'
import { find, supplies, type Supply } from './supplies.ts'

const brand = { name: '青松行政服务', primary: '#2F6B3A', radius: 6 }

const groups: readonly MenuGroup[] = [
  { id: 'desk', label: '服务台', items: [{ label: '领用申请', href: '#desk' }, { label: '申请记录', href: '#records' }] },
  { id: 'house', label: '办公室', items: [{ label: '会议室', href: '#rooms' }, { label: '访客登记', href: '#guests', code: 'guests' }] },
]

const columns: readonly TableColumn<Supply>[] = [
  { key: 'code', header: '编码', width: 96, render: ({ code }) => code },
  { key: 'name', header: '名称', rowHeader: true, render: ({ name }) => name },
  { key: 'stock', header: '库存', align: 'end', width: 112, render: ({ stock, unit }) => (stock > 0 ? `${stock} ${unit}` : '无货') },
]

const puzzle = drawPuzzle()

export const Desk = () => {
  const [scheme, setScheme] = useState<Scheme>('light')
  const [shown, setShown] = useState(supplies)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState(false)

  return (
    <MallThemeProvider brand={brand} scheme={scheme} style={{ minBlockSize: '100vh' }}>
      <TopBar label="快捷入口">
        <TopBar.Greeting nickname="行政专员" />
        <TopBar.Action onClick={() => setScheme(scheme === 'light' ? 'dark' : 'light')}>{scheme === 'light' ? '深色' : '浅色'}</TopBar.Action>
      </TopBar>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, maxInlineSize: 1120, marginInline: 'auto', padding: 24 }}>
        <UserCentreMenu label="服务台" groups={groups} codes={[]} currentPath="#desk" style={{ flex: '1 1 176px', alignSelf: 'start' }} />
        <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, flex: '9 1 480px', minInlineSize: 0 }}>
          <SearchBox
            loadSuggestions={async (query) => find(query).map(({ code, name }) => ({ id: code, label: name, hint: code }))}
            onSearch={(query) => setShown(find(query))}
            onSuggestionSelect={({ id }) => setShown(find(id))}
            onValueChange={(value) => {
              if (value === '') setShown(supplies)
            }}
          />
          <Table
            label="可领用的办公用品"
            columns={columns}
            rows={shown}
            rowKey={({ code }) => code}
            rowLabel={({ name }) => name}
            selectable
            isSelectable={({ stock }) => stock > 0}
            selection={chosen}
            onSelectionChange={setChosen}
            empty={<Empty title="没有找到这样的用品" />}
          />
          <UploadField rules={{ allowedTypes: ['image/*', 'application/pdf'], maxSizeMB: 10 }} multiple maxCount={3} />
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => setAsking(true)} style={{ justifySelf: 'start' }}>
            提交申请
          </Button>
          <p role="status">{sent ? '申请已提交' : ''}</p>
        </main>
      </div>
      <Dialog open={asking} onOpenChange={setAsking} title="安全验证">
        <SlideCaptcha
          loadChallenge={puzzle.load}
          verify={puzzle.judge}
          style={{ maxInlineSize: 'none' }}
          onPass={() => {
            setAsking(false)
            setSent(true)
            setChosen([])
          }}
        />
      </Dialog>
    </MallThemeProvider>
  )
}
