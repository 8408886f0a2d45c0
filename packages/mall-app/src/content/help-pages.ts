import type { ContentPage } from '@mall/app-kit/content/content-page.ts'
import { page as returns } from './help/01-returns.md'
import { page as cancelOrder } from './help/02-cancel-order.md'
import { page as marketing } from './help/03-marketing.md'
import { page as customService } from './help/04-custom-service.md'
import { page as channelNetwork } from './help/05-channel-network.md'
import { page as companyTransfer } from './help/06-company-transfer.md'
import { page as cashOnDelivery } from './help/07-cash-on-delivery.md'
import { page as onlinePayment } from './help/08-online-payment.md'
import { page as mallManual } from './help/09-mall-manual.md'
import { page as authorisationCertificate } from './help/10-authorisation-certificate.md'
import { page as faq } from './help/11-faq.md'
import { page as shoppingFlow } from './help/12-shopping-flow.md'
import { page as deliveryService } from './help/13-delivery-service.md'
import { page as signingForGoods } from './help/14-signing-for-goods.md'
import { page as nationwideNetwork } from './help/15-nationwide-network.md'

/** Help 1 to 15, in the order of specification §2. */
export const helpPages: readonly ContentPage[] = [
  returns,
  cancelOrder,
  marketing,
  customService,
  channelNetwork,
  companyTransfer,
  cashOnDelivery,
  onlinePayment,
  mallManual,
  authorisationCertificate,
  faq,
  shoppingFlow,
  deliveryService,
  signingForGoods,
  nationwideNetwork,
]
