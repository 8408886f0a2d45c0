import type { Address } from '@mall/api/contract'
import { Inline } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { areaText, sharingText } from '../../../features/address/address-words.ts'
import { AddressRowActions, type OnAddressTask } from './AddressActions.tsx'

interface ColumnOptions {
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: OnAddressTask
}

/** The columns, each one line; those with a fixed width say so in px. */
export const addressesColumns = ({ pending, onTask }: ColumnOptions): readonly TableColumn<Address>[] => [
  { key: 'Consignee', header: '收货人', width: 120, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ Consignee }) => Consignee, render: ({ Consignee }) => Consignee },
  { key: 'Mobile', header: '手机', width: 120, render: ({ Mobile }) => Mobile },
  { key: 'Area', header: '所在地区', width: 176, ellipsis: true, title: areaText, render: areaText },
  { key: 'Detail', header: '详细地址', minWidth: 176, ellipsis: true, title: ({ Detail }) => Detail, render: ({ Detail }) => Detail },
  {
    key: 'Tag', header: '标签', width: 136, ellipsis: true, title: ({ Tag }) => Tag,
    render: ({ Tag, IsDefault }) => (
      <Inline>
        {IsDefault ? <StatusTag tone="success">默认</StatusTag> : null}
        {Tag || (IsDefault ? null : '—')}
      </Inline>
    ),
  },
  { key: 'SharedWith', header: '使用范围', width: 136, ellipsis: true, title: sharingText, render: sharingText },
  { key: 'Actions', header: '操作', width: 144, frozen: 'end', align: 'end', render: (address) => <AddressRowActions address={address} pending={pending} onTask={onTask} /> },
]
