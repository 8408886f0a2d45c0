import type { ImportSheet } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Tabs } from '@mall/ui/tabs'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useMemo, useState } from 'react'
import { fitColumns } from '../list/fit-columns.ts'
import { isGood, type SheetRow } from './import-sheet.ts'
import * as S from './ImportDialog.styles.ts'

interface ImportPreviewProps {
  readonly sheet: ImportSheet
  /** Rows in which something was wrong when the file was read. */
  readonly watched: ReadonlySet<number>
  readonly checking: boolean
  readonly problem: string
  readonly onMend: (rowNo: number, column: number, text: string) => void
}

interface CellProps {
  readonly row: SheetRow
  readonly column: number
  readonly title: string
  readonly onMend: ImportPreviewProps['onMend']
}

/** A cell that can be mended: leaving it, or Enter, checks the table again. */
const Cell = ({ row, column, title, onMend }: CellProps) => {
  const text = row.Cells[column] ?? ''
  return (
    <TextInput
      key={text}
      aria-label={`第${row.RowNo}行 ${title}`}
      aria-invalid={row.Problems.some((one) => one.Column === column)}
      defaultValue={text}
      maxLength={500}
      onBlur={({ currentTarget }) => onMend(row.RowNo, column, currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onMend(row.RowNo, column, event.currentTarget.value)
      }}
    />
  )
}

/** A cell that is being mended has the frame of a field. A mobile number and an address of mail stand whole. */
const cellFitting = { padding: 12, frame: 26, most: 224 }

const rowKey = ({ RowNo }: SheetRow) => String(RowNo)

const resultOf = (row: SheetRow, isWatched: boolean) =>
  isGood(row) ? isWatched ? <S.Mended>已改好</S.Mended> : '可导入' : <S.Problem>{row.Problems.map(({ Message }) => Message).join('；')}</S.Problem>

/** So many cards at once: nobody mends more on a phone. */
const mostCards = 200

interface CardsProps extends Pick<ImportPreviewProps, 'sheet' | 'watched' | 'onMend'> {
  readonly rows: readonly SheetRow[]
}

/** On a phone a table leaves a field no room: what is wrong stands first, and below it the fields that it is wrong in, each as wide as the dialog. */
const Cards = ({ sheet, rows, watched, onMend }: CardsProps) => (
  <S.Cards aria-label="导入预览">
    {rows.slice(0, mostCards).map((row) => (
      <li key={row.RowNo}>
        <span>{`第 ${row.RowNo} 行，`}{resultOf(row, watched.has(row.RowNo))}</span>
        <Text tone="secondary">{row.Cells.filter((text, column) => text !== '' && !row.Problems.some(({ Column }) => Column === column)).join('，')}</Text>
        {[...new Set(row.Problems.map(({ Column }) => Column))].map((column) => (
          <Stack key={column} gap={4}>
            <Text tone="secondary" size={12} aria-hidden="true">{sheet.Columns[column]}</Text>
            <Cell row={row} column={column} title={sheet.Columns[column] ?? ''} onMend={onMend} />
          </Stack>
        ))}
      </li>
    ))}
    {rows.length > mostCards ? <li><Text tone="secondary">{`还有 ${rows.length - mostCards} 行，先改好这些`}</Text></li> : null}
  </S.Cards>
)

/** The table as it was read: what is wrong stands at its row, and is mended there. */
export const ImportPreview = ({ sheet, watched, checking, problem, onMend }: ImportPreviewProps) => {
  const [tab, setTab] = useState(watched.size > 0 ? 'bad' : 'good')
  const bad = sheet.Rows.filter((row) => watched.has(row.RowNo) || !isGood(row))
  const good = sheet.Rows.filter(isGood)
  const columns = useMemo(
    (): readonly TableColumn<SheetRow>[] => [
      { key: 'RowNo', header: '行', width: 56, align: 'end', frozen: 'start', render: ({ RowNo }) => RowNo },
      // First: what is wrong is in sight, however many columns the table has.
      {
        key: 'Result', header: '结果', width: 208,
        render: (row) => resultOf(row, watched.has(row.RowNo)),
      },
      ...fitColumns(
        sheet.Columns.map((title, column): TableColumn<SheetRow> => ({
          key: String(column), header: title, minWidth: 80, ellipsis: true, title: ({ Cells }) => Cells[column] ?? '',
          render: (row) => (isGood(row) ? (row.Cells[column] ?? '') : <Cell row={row} column={column} title={title} onMend={onMend} />),
        })),
        sheet.Rows,
        cellFitting,
      ),
    ],
    [sheet.Columns, sheet.Rows, watched, onMend],
  )
  const rows = { bad, good, all: sheet.Rows }[tab] ?? sheet.Rows
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const nothing = tab === 'bad' ? '没有要改的行' : '没有可导入的行'
  return (
    <Stack gap={12}>
      {problem === '' ? null : <Alert tone="danger">{problem}</Alert>}
      <Tabs
        label="导入的行"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'bad', label: '要看的', count: bad.length },
          { value: 'good', label: '可导入', count: good.length },
          { value: 'all', label: '全部', count: sheet.Rows.length },
        ]}
      >
        {isPhone ? rows.length === 0 ? <Text as="p" tone="secondary">{nothing}</Text> : <Cards sheet={sheet} rows={rows} watched={watched} onMend={onMend} /> : <Table
          label="导入预览"
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          status={checking ? 'loading' : 'ready'}
          maxHeight="min(50vh, 480px)"
          empty={nothing}
        />}
      </Tabs>
    </Stack>
  )
}
