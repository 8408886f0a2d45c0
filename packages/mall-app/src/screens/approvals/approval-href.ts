import type { QueryOf } from '@mall/app-kit/list/define-list.ts'
import { href } from '../../site/routes.ts'
import { approvalsList } from './approvals-list.ts'

/** The page of an approval of a list: the list comes along, so that the page leads on to the next one and back. */
export const approvalHref = (id: string, query: QueryOf<typeof approvalsList>): string => {
  const address = approvalsList.format({ ...query, peek: '' }).toString()
  return `${href('approval', {}, { id })}${address && `?${address}`}`
}
