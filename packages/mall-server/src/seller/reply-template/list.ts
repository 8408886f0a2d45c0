import { asc, eq } from 'drizzle-orm'
import { replyTemplateActions, type ReplyTemplateAction, type ReplyTemplateList } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { replyTemplate } from '../../platform/db/schema/reply-template.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'

/** Who answers customers looks after all template answers. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>): ReplyTemplateAction[] => (permissions.has('service.manage') ? [...replyTemplateActions] : [])

/** All template answers, by their titles. */
export const listTemplates = async (db: Db, caller: StaffCaller): Promise<ReplyTemplateList> => {
  const rows = await db.select({ row: replyTemplate, editor: staff.name }).from(replyTemplate).innerJoin(staff, eq(staff.id, replyTemplate.staffId)).orderBy(asc(replyTemplate.title), asc(replyTemplate.id))
  return {
    Items: rows.map(({ row, editor }) => ({
      TemplateId: row.id, Title: row.title, Text: row.text, Editor: editor, Time: toInstant(row.changedAt), AllowActions: allowedActions(caller), Version: row.version,
    })),
  }
}
