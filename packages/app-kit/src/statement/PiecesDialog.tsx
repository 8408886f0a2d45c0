import type { StatementRow } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { formatAmount } from '@mall/ui/ledger'
import { formatYuan } from '@mall/ui/price'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'

type Piece = StatementRow['Pieces'][number]

const countText = ({ Quantity, Unit }: Piece): string => (Quantity === null ? '—' : `${Quantity.toLocaleString('zh-CN')} ${Unit}`)

const nameOf = ({ Name, KindName }: Piece): string => (Name === '' ? KindName : Name)

const columns: readonly TableColumn<Piece>[] = [
  { key: 'Kind', header: '', name: '种类', width: 64, render: ({ KindName }) => KindName },
  { key: 'Name', header: '商品或说明', minWidth: 160, rowHeader: true, render: nameOf },
  { key: 'Quantity', header: '数量', width: 88, align: 'end', render: countText },
  { key: 'Price', header: '单价', width: 96, align: 'end', render: ({ Price }) => (Price === null ? '—' : formatAmount(Price)) },
  { key: 'Amount', header: '金额（元）', width: 112, align: 'end', render: ({ Amount }) => formatAmount(Amount) },
]

const columnsOfPhone: readonly TableColumn<Piece>[] = [
  {
    key: 'Name', header: '商品或说明', minWidth: 140, rowHeader: true,
    render: (piece) => (
      <Stack gap={0}>
        <span>{nameOf(piece)}</span>
        <Text tone="secondary">{`${piece.KindName}${piece.Quantity === null ? '' : ` ${countText(piece)}`}`}</Text>
      </Stack>
    ),
  },
  { key: 'Amount', header: '金额（元）', width: 104, align: 'end', render: ({ Amount }) => formatAmount(Amount) },
]

export interface PiecesDialogProps {
  readonly row: StatementRow
  readonly onClose: () => void
}

/** What a line of a statement is made of. */
export const PiecesDialog = ({ row, onClose }: PiecesDialogProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  return (
    <Dialog
      open
      size="large"
      title={`订单 ${row.OrderNo}`}
      footer={<Button onClick={onClose}>关闭</Button>}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Stack gap={12}>
        <Text tone="secondary">{`${row.ReceivedOn}，共 ${formatYuan(row.Amount)}`}</Text>
        <Table label="明细" columns={isPhone ? columnsOfPhone : columns} rows={row.Pieces} rowKey={(piece) => String(row.Pieces.indexOf(piece))} />
      </Stack>
    </Dialog>
  )
}
