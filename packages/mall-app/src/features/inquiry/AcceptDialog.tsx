import type { InquiryDetail } from '@mall/api/contract'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Ledger } from '@mall/ui/ledger'
import { Price } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { subtotalOf } from '../../components/order-sums/amounts.ts'
import { quoteText } from './inquiry-task.ts'

interface AcceptDialogProps {
  readonly inquiry: InquiryDetail
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** Before a quote is accepted: which goods, how many of which unit, at what price, and until when that holds. */
export const AcceptDialog = ({ inquiry, onConfirm, onClose }: AcceptDialogProps) => {
  const offered = inquiry.Lines.filter(({ Quote }) => Quote !== null)
  const missing = inquiry.Lines.length - offered.length
  return (
    <ConfirmDialog
      open
      size="normal"
      title="接受报价"
      description={`以下商品将按报价加入购物车${inquiry.ValidUntil === null ? '' : `，价格在 ${formatInstant(inquiry.ValidUntil)} 前有效`}。`}
      messages={{ confirm: '接受并加入购物车', cancel: '再想想' }}
      onConfirm={onConfirm}
      onOpenChange={onClose}
    >
      <GoodsList aria-label="报价商品" data-ruled="">
        {offered.map((line) =>
          line.Quote === null ? null : (
            <li key={line.LineId}>
              <Goods product={line.Quote}>
                <small>{quoteText(line)}</small>
                <small>
                  小计 <Price value={subtotalOf(line.Quote.Price, line.Quote.Quantity)} size="small" />
                </small>
              </Goods>
            </li>
          ),
        )}
      </GoodsList>
      {missing > 0 ? <Text tone="secondary">{`另有 ${missing} 种商品商家暂时无法供货，不会加入购物车。`}</Text> : null}
      <Ledger lines={[]} sum={{ label: '报价合计（含税）', amount: inquiry.QuotedAmount }} />
    </ConfirmDialog>
  )
}
