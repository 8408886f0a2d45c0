import { Checkbox } from '@mall/ui/checkbox'
import { Dialog } from '@mall/ui/dialog'
import { Empty } from '@mall/ui/empty'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import type { ComparedRole, MatrixRow } from './matrix-rows.ts'

interface RoleMatrixProps {
  readonly roles: readonly Pick<ComparedRole, 'RoleId' | 'Name'>[]
  /** What they hold, in the order of the roles. */
  readonly rows: readonly MatrixRow[]
  readonly onClose: () => void
}

/** Of an area all that can be held is the strongest, nothing the faintest. */
const Cell = ({ text, isMost }: { readonly text: string; readonly isMost: boolean }) => (
  <Text strong={isMost} tone={text === '—' ? 'secondary' : undefined}>
    {text}
  </Text>
)

/** What each role may do, side by side: what is asked before somebody is given one of them. */
export const RoleMatrix = ({ roles, rows: all, onClose }: RoleMatrixProps) => {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const rows = isOnlyDifferent ? all.filter(({ cells }) => cells.some(({ text }) => text !== cells[0]?.text)) : all
  const columns: readonly TableColumn<MatrixRow>[] = [
    { key: 'Name', header: '权限', width: 136, frozen: 'start', rowHeader: true, render: ({ name }) => name },
    ...roles.map(({ RoleId, Name }, at): TableColumn<MatrixRow> => ({
      key: String(RoleId),
      header: Name,
      minWidth: 80,
      render: ({ cells }) => <Cell text={cells[at]?.text ?? '—'} isMost={cells[at]?.isMost === true} />,
    })),
  ]
  return (
    <Dialog open size="large" outsideCloses title="权限对照" description={`${roles.length} 个角色各能做什么；“管理”包含“查看”`} onOpenChange={onClose}>
      <Stack gap={12}>
        {roles.length < 2 ? null : <Checkbox checked={isOnlyDifferent} onCheckedChange={setOnlyDifferent}>只看不同的</Checkbox>}
        {rows.length === 0 ? <Empty size="small" title="这些角色的权限完全相同" /> : <Table label="各角色的权限" rows={rows} columns={columns} rowKey={({ name }) => name} />}
      </Stack>
    </Dialog>
  )
}
