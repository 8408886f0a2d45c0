import type { AuditEntry } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { changesText, operatorText, recordText } from './audit-words.ts'

/** The columns, each one line; those with a fixed width say so in px. */
export const auditColumns = ({ linkOf }: { readonly linkOf: (entryId: number) => string }): readonly TableColumn<AuditEntry>[] => [
  { key: 'Time', header: '时间', width: 152, frozen: 'start', sort: true, render: ({ Time }) => formatInstant(Time) },
  { key: 'Operator', header: '操作人', width: 248, ellipsis: true, title: operatorText, render: operatorText },
  { key: 'Action', header: '操作', width: 168, rowHeader: true, ellipsis: true, title: ({ EntityName, Action }) => `${EntityName}：${Action}`, render: ({ EntryId, EntityName, Action }) => <Link href={linkOf(EntryId)}>{`${EntityName}：${Action}`}</Link> },
  { key: 'RecordNo', header: '单号或编码', width: 168, ellipsis: true, title: recordText, render: (entry) => recordText(entry) || '—' },
  { key: 'Changes', header: '变更', minWidth: 240, ellipsis: true, title: changesText, render: (entry) => changesText(entry) || '—' },
  { key: 'Ip', header: 'IP', width: 128, ellipsis: true, title: ({ Ip }) => Ip, render: ({ Ip }) => Ip || '—' },
]
