import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { href } from '../../../site/routes.ts'
import { ProductImportView } from './ProductImportView.tsx'

/** `/seller/products/import` */
export const ProductImport = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const navigate = useNavigate()
  const query = useQuery(callQuery(seller, 'POST /api/SellerProductImport/Template', key, {}))
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (file: File): Promise<void> => {
    if (sending) return
    setSending(true)
    setProblem('')
    try {
      const { ImportId } = await seller.sellerProductImport.upload(file, { quiet: true, silent: true })
      void navigate(href('productImportDocument', {}, { id: String(ImportId) }))
    } catch (failure) {
      setProblem(failureText(failure))
    } finally {
      setSending(false)
    }
  }
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="form" label="导入加载中" />}>
      {(template) => <ProductImportView template={template} sending={sending} problem={problem} onFile={(file) => void send(file)} />}
    </QueryState>
  )
}
