import type { AgreementRow, SellerAgreementDetail } from '@mall/api/seller/contract'
import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Button } from '@mall/ui/button'
import { Select } from '@mall/ui/select'
import { Skeleton } from '@mall/ui/skeleton'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useMemo, useState } from 'react'
import { percentText } from './grid-rows.ts'
import * as Grid from './PriceGrid.styles.ts'
import * as S from './VersionComparison.styles.ts'
import { differenceNames, differencesOf, type Change, type DifferenceKind, type VersionDifference } from './version-differences.ts'

/** The rows of the two versions that are compared. */
export interface ComparedRows {
  readonly earlier: readonly AgreementRow[]
  readonly later: readonly AgreementRow[]
}

export interface VersionComparisonProps {
  readonly agreement: SellerAgreementDetail
  /** The version that is shown. */
  readonly versionNo: number
  /** The version that it is compared with. */
  readonly otherNo: number
  readonly query: QueryLike<ComparedRows>
  readonly onOther: (versionNo: number) => void
  readonly onLeave: () => void
}

const kinds: readonly DifferenceKind[] = ['changed', 'added', 'removed']

/** From 20 % on a price is worth a second look. */
const unusual = 2_000

const OldAndNew = ({ change: { before, after } }: { readonly change: Change }) => {
  if (before === after) return <Text tone="secondary">{after || '—'}</Text>
  return (
    <S.Change>
      {before === '' ? null : <del>{before}</del>}
      {after === '' ? null : <ins>{after}</ins>}
    </S.Change>
  )
}

const Percent = ({ percent }: Pick<VersionDifference, 'percent'>) => (
  <Text tone={percent !== null && Math.abs(percent) >= unusual ? 'warning' : 'secondary'}>{percentText(percent)}</Text>
)

const Product = ({ ImageUrl, Name }: Pick<VersionDifference, 'ImageUrl' | 'Name'>) => (
  <S.Product>
    <ProductPicture src={ImageUrl} size={24} loading="lazy" />
    <span>{Name}</span>
  </S.Product>
)

const columns: readonly TableColumn<VersionDifference>[] = [
  { key: 'Name', header: '商品', minWidth: 320, rowHeader: true, ellipsis: true, title: ({ Name }) => Name, render: (row) => <Product {...row} /> },
  { key: 'ProductCode', header: '编码', width: 112, render: ({ ProductCode }) => ProductCode },
  { key: 'Kind', header: '怎么变', width: 80, render: ({ kind }) => differenceNames[kind] },
  { key: 'Price', header: '价格（元）', width: 168, align: 'end', render: ({ price }) => <OldAndNew change={price} /> },
  { key: 'Percent', header: '变化', width: 80, align: 'end', render: (row) => <Percent {...row} /> },
  { key: 'Tiers', header: '阶梯', minWidth: 132, render: ({ tiers }) => <OldAndNew change={tiers} /> },
  { key: 'Material', header: '客户物料编码', minWidth: 132, render: ({ material }) => <OldAndNew change={material} /> },
]

const Named = ({ name, change }: { readonly name: string; readonly change: Change }) =>
  change.before === change.after ? null : (
    <div>
      <Text tone="secondary">{name}</Text> <OldAndNew change={change} />
    </div>
  )

const onPhone: readonly TableColumn<VersionDifference>[] = [
  {
    key: 'Row', header: '改动', minWidth: 200, rowHeader: true,
    render: (row) => (
      <S.Card>
        <Product {...row} />
        <Text tone="secondary">{`${row.ProductCode}，${differenceNames[row.kind]}`}</Text>
        <div><OldAndNew change={row.price} /> {row.percent === null ? null : <Percent {...row} />}</div>
        <Named name="阶梯" change={row.tiers} />
        <Named name="物料编码" change={row.material} />
      </S.Card>
    ),
  },
]

const rowKey = ({ ProductCode }: VersionDifference) => ProductCode

interface DifferencesProps {
  readonly all: readonly VersionDifference[]
  /** Products that are the same in both. */
  readonly alike: number
}

const Differences = ({ all, alike }: DifferencesProps) => {
  const isTablet = useMediaQuery(mediaQueries.tablet)
  const [only, setOnly] = useState<DifferenceKind | ''>('')
  const counts = useMemo(() => kinds.flatMap((kind) => {
    const count = all.filter((one) => one.kind === kind).length
    return count === 0 ? [] : [{ kind, text: `${differenceNames[kind]} ${countText(count)} 种` }]
  }), [all])
  const shown = useMemo(() => (only === '' ? all : all.filter(({ kind }) => kind === only)), [all, only])
  return (
    <>
      <Grid.Bar>
        <Text role="status">{all.length === 0 ? '两版一样' : `${counts.map(({ text }) => text).join('，')}，${alike === 0 ? '没有一样的' : `其余 ${countText(alike)} 种一样`}`}</Text>
        {counts.length < 2 ? null : (
          <Grid.Choice data-push="">
            <Select aria-label="看哪些改动" options={[{ value: '', label: '全部改动' }, ...counts.map(({ kind }) => ({ value: kind, label: differenceNames[kind] }))]} value={only} onValueChange={setOnly} />
          </Grid.Choice>
        )}
      </Grid.Bar>
      {all.length === 0 ? null : <Table flush key={only} label="两版的改动" columns={isTablet ? onPhone : columns} rows={shown} rowKey={rowKey} estimatedRowHeight={isTablet ? 120 : 40} />}
    </>
  )
}

const Compared = ({ earlier, later }: ComparedRows) => {
  const all = useMemo(() => differencesOf(earlier, later), [earlier, later])
  return <Differences all={all} alike={later.length - all.filter(({ kind }) => kind !== 'removed').length} />
}

/** 和第 2 版比: what the version that is shown has in another way, product by product. */
export const VersionComparison = ({ agreement: { Versions }, versionNo, otherNo, query, onOther, onLeave }: VersionComparisonProps) => (
  <section aria-label={`第 ${versionNo} 版和第 ${otherNo} 版比`}>
    <Grid.Bar>
      <Text strong>{`第 ${versionNo} 版`}</Text>
      <span>和</span>
      <Grid.Beside>
        <Select
          aria-label="和哪一版比"
          options={Versions.flatMap(({ VersionNo, From }) => (VersionNo === versionNo ? [] : [{ value: String(VersionNo), label: `第 ${VersionNo} 版，${From} 起` }]))}
          value={String(otherNo)}
          onValueChange={(value) => onOther(Number(value))}
        />
      </Grid.Beside>
      <span>比</span>
      <Button variant="text" onClick={onLeave}>回到价格</Button>
    </Grid.Bar>
    <QueryState query={query} part skeleton={<div role="status" aria-label="两版加载中"><Skeleton lines={12} /></div>}>
      {(rows) => <Compared key={otherNo} {...rows} />}
    </QueryState>
  </section>
)
