import { auditSideNames, type AuditEntry } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { SheetDownload, StaffCaller } from '../../platform/http/define-routes.ts'
import { exportInParts, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { auditForExport, type AuditFilters } from './list.ts'

const changeText = ({ Name, Before, After }: AuditEntry['Changes'][number]): string => `${Name}：${Before === null ? '' : `${Before || '无'} → `}${After || '无'}`

const columns: readonly WorkbookColumn<AuditEntry>[] = [
  { title: '时间', width: 20, value: ({ Time }) => Time.slice(0, 19).replace('T', ' ') },
  { title: '操作方', width: 8, value: ({ Side }) => auditSideNames[Side] },
  { title: '操作人', width: 16, value: ({ Operator }) => Operator },
  { title: '公司', width: 32, value: ({ EnterpriseName }) => EnterpriseName },
  { title: '对象', width: 12, value: ({ EntityName }) => EntityName },
  { title: '操作', width: 16, value: ({ Action }) => Action },
  { title: '单号或编码', width: 24, value: ({ RecordNo }) => RecordNo },
  { title: '变更', width: 80, value: ({ Changes }) => (Changes.length === 0 ? null : Changes.map(changeText).join('；')) },
  { title: 'IP', width: 16, value: ({ Ip }) => Ip || null },
  { title: '请求号', width: 38, value: ({ TraceNo }) => TraceNo || null },
]

/** The entries that match the filters, as a workbook. */
export const exportAudit = (db: Db, caller: StaffCaller, filters: AuditFilters, now: Date): Promise<SheetDownload> =>
  exportInParts('操作日志', columns, auditForExport(db, caller, filters), now)
