import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSeesPrices } from '../../../queries/use-sees-prices.ts'
import { href } from '../../../site/routes.ts'
import { approvalHref } from '../approval-href.ts'
import { approvalsList } from '../approvals-list.ts'
import { placeOf, type Place } from './place-of.ts'

/** Of a longer list the others are reached once some of these are decided. */
const within = { PageIndex: 1, PageSize: 100 } as const

export interface ApprovalPlace extends Place {
  /** The list that it is of. */
  readonly listHref: string
  readonly hrefOf: (approvalNo: string) => string
}

/** Where an approval stands in the list of its address: what waits for the viewer, unless they came from another. */
export const useApprovalPlace = (approvalNo: string): ApprovalPlace => {
  const mall = useMall()
  const { key } = useViewer()
  const [search] = useSearchParams()
  const priceless = useSeesPrices() ? null : approvalsList.withoutPrices()
  const query = approvalsList.parse(priceless === null ? search : priceless.format(priceless.parse(search)))
  const { data } = useQuery(callQuery(mall, 'POST /api/Approval/List', key, { ...approvalsList.request(query), ...within }))
  const numbers = data?.Items.map(({ ApprovalNo }) => ApprovalNo) ?? []
  // What was just decided leaves the list: the way goes on from where it stood.
  const [stood, setStood] = useState({ approvalNo: '', at: -1 })
  const found = numbers.indexOf(approvalNo)
  if (found !== -1 && (stood.approvalNo !== approvalNo || stood.at !== found)) setStood({ approvalNo, at: found })
  const address = approvalsList.format({ ...query, peek: '' }).toString()
  return {
    ...placeOf(numbers, data?.total ?? 0, approvalNo, stood.approvalNo === approvalNo ? stood.at : -1),
    listHref: `${href('approvals')}${address && `?${address}`}`,
    hrefOf: (number) => approvalHref(number, query),
  }
}
