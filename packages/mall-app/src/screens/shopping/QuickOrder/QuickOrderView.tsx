import { orderSumNames, type RowResult } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { PageHeader } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { Sheet } from '@mall/ui/sheet'
import { Inline } from '@mall/ui/stack'
import { Tabs } from '@mall/ui/tabs'
import { Text } from '@mall/ui/text'
import { VisuallyHidden } from '@mall/ui/theme'
import { useState, type ReactNode } from 'react'
import { goodsAmountOf } from '../../../components/order-sums/amounts.ts'
import { AddedToCart } from '../../../features/cart/AddedToCart.tsx'
import { isBlank, maxRows, mended, type Checks, type GridAction, type GridRow } from './grid-rows.ts'
import { OrderGrid } from './OrderGrid.tsx'
import { PastePanel, UploadPanel } from './ReadPanels.tsx'
import * as S from './QuickOrder.styles.ts'

export type EntryTab = 'typed' | 'paste' | 'file' | 'lists'

export interface QuickOrderViewProps {
  readonly tab: EntryTab
  readonly rows: readonly GridRow[]
  readonly checks: Checks
  readonly status: 'idle' | 'checking' | 'reading' | 'adding'
  /** Why the last thing could not be done. */
  readonly problem: string
  /** What became of the rows that were put in the cart; null before. */
  readonly results: readonly RowResult[] | null
  /** The button 保存为常购清单. */
  readonly saveList?: ReactNode
  /** 上月采购 and the 常购清单. */
  readonly lists?: ReactNode
  readonly onTabChange: (tab: EntryTab) => void
  readonly onAction: (action: GridAction) => void
  readonly onCheck: () => void
  readonly onMend: () => void
  readonly onAdd: () => void
  readonly onRead: (file: File) => void
  readonly onTemplate: () => void
  readonly onSaveBad: () => void
}

const factOf = (filled: number, checked: number, good: number): string => {
  if (filled === 0) return `输入、粘贴或导入商品编码和数量，单次最多${maxRows}行`
  if (checked === 0) return `${filled} 行待校验`
  return checked < filled ? `${good} 行可下单，${filled - checked} 行待校验` : good === filled ? `${filled} 行都可下单` : `${filled} 行里 ${good} 行可下单`
}

/** 快速下单: codes and quantities become lines of the cart. */
export const QuickOrderView = (props: QuickOrderViewProps) => {
  const { tab, rows, checks, status, problem, results, onAction } = props
  const [clearing, setClearing] = useState(false)
  const filled = rows.filter((row) => !isBlank(row))
  const found = filled.flatMap((row) => checks.get(row.id) ?? [])
  const good = found.filter(({ Verdict }) => Verdict === 'OK')
  const bad = found.filter(({ Verdict }) => Verdict !== 'OK' && Verdict !== 'DUPLICATE')
  const goodsAmount = goodsAmountOf(good.map(({ Product, Quantity }) => ({ price: Product?.Price ?? null, quantity: Quantity ?? 0 })))
  const isBusy = status !== 'idle'
  const mendable = mended(rows, checks) !== null
  return (
    <Sheet data-density="default">
      <PageHeader
        name="快速下单"
        fact={factOf(filled.length, found.length, good.length)}
        actions={props.saveList}
      />
      <S.Body>
        <Tabs
          label="录入方式"
          value={tab}
          onValueChange={(value) => props.onTabChange(value as EntryTab)}
          items={[
            { value: 'typed', label: '手动录入' },
            { value: 'paste', label: '粘贴' },
            { value: 'file', label: 'Excel导入' },
            { value: 'lists', label: '常购清单' },
          ]}
        >
          {problem === '' ? null : <Alert tone="danger">{problem}</Alert>}
          {tab === 'paste' ? <PastePanel reading={status === 'reading'} onRead={props.onRead} /> : null}
          {tab === 'file' ? <UploadPanel reading={status === 'reading'} onRead={props.onRead} onTemplate={props.onTemplate} /> : null}
          {tab === 'lists' ? <div>{props.lists}</div> : null}
          {tab === 'typed' ? (
            <>
              {results === null ? null : <AddedToCart results={results} nameOf={(rowNo) => `第${rowNo}行`} />}
              <S.Tools>
                <Text tone="secondary">
                  编码可填商品编码或贵司物料编码<span data-keys="">；可从Excel复制后直接粘贴，方向键、Enter、Tab 移动，Ctrl+Z 撤销，Ctrl+Delete 删除一行</span>
                </Text>
                <Inline gap={8}>
                  <Button variant="text" disabled={bad.length === 0} onClick={props.onSaveBad}>
                    下载错误行
                  </Button>
                  <Button variant="text" disabled={filled.length === 0 || isBusy} onClick={() => setClearing(true)}>
                    清空
                  </Button>
                </Inline>
              </S.Tools>
              <OrderGrid rows={rows} checks={checks} onAction={onAction} />
            </>
          ) : null}
        </Tabs>
      </S.Body>
      {tab === 'typed' ? (
        <S.Foot>
          <span>
            可下单 {good.length} 种，{orderSumNames.goods} <Price value={goodsAmount} size="large" />
          </span>
          <Inline gap={8}>
            <Button disabled={filled.length === 0} loading={status === 'checking'} onClick={props.onCheck}>
              校验
            </Button>
            <Button disabled={!mendable || isBusy} onClick={props.onMend}>
              一键修正
            </Button>
            <Button variant="decisive" disabled={good.length === 0 || status === 'checking'} loading={status === 'adding'} onClick={props.onAdd}>
              {`仅加入有效商品(${good.length})`}
            </Button>
          </Inline>
        </S.Foot>
      ) : null}
      <VisuallyHidden role="status">
        {found.length === 0 || isBusy ? '' : `校验完成：${good.length} 行可下单，${bad.length} 行需要处理，${found.length - good.length - bad.length} 行已合并`}
      </VisuallyHidden>
      {clearing ? (
        <ConfirmDialog
          open
          title="清空快速下单"
          description={`确定清空已录入的 ${filled.length} 行吗？可以用 Ctrl+Z 撤销`}
          messages={{ confirm: '清空' }}
          onConfirm={() => {
            setClearing(false)
            onAction({ type: 'replace', rows: [] })
          }}
          onOpenChange={() => setClearing(false)}
        />
      ) : null}
    </Sheet>
  )
}
