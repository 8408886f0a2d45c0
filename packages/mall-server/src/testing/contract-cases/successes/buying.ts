import { plain, type Successes } from '../define.ts'
import {
  cartItemIds, cartLine, inquiryDecision, inquiryLineInput, moveInput, need, orderFor, page, pastedTable,
  picture, productCode, products, purchaseListInput, quickOrderRows, receiptInput, shortageAnswerInput, receivedLine, resubmissionInput, reviewed,
  reviewInput, savedPurchaseList, submission, sentInquiry, submitted, approvedOrder, upload, withdrawnOrder,
} from '../steps.ts'

/** Goods, and the way of an order. */
export const buying = {
  'POST /api/Inquiry/List': ['buyer', plain(page)],
  'POST /api/Inquiry/Detail': ['buyer', async (target) => ({ InquiryId: (await inquiryDecision(30)(target)).InquiryId })],
  'POST /api/Inquiry/Save': ['buyer', async () => ({ RequestId: crypto.randomUUID(), Lines: [inquiryLineInput] })],
  'POST /api/Inquiry/Import': ['buyer', () => Promise.resolve(pastedTable('商品名称\t单位\t数量\n复印纸\t包\t50\n\t支\t3'))],
  'POST /api/Inquiry/Accept': ['buyer', inquiryDecision(30)],
  'POST /api/Inquiry/Decline': ['buyer', inquiryDecision(30, { Reason: '价格高于预期' })],
  'POST /api/Inquiry/Cancel': [
    'buyer',
    async (target) => {
      const { InquiryId, Version } = await sentInquiry(target)
      return { RequestId: crypto.randomUUID(), InquiryId, Version, Reason: '' }
    },
  ],
  'POST /api/Inquiry/Message': [
    'buyer',
    async (target) => ({ RequestId: crypto.randomUUID(), InquiryId: (await sentInquiry(target)).InquiryId, Text: '可以分批送货吗？' }),
  ],
  'POST /api/Category/GetCustomerCategories': ['buyer', plain({})],
  'POST /api/Category/MallCategories': ['visitor', plain({})],
  'POST /api/Favorite/List': ['buyer', plain({ Type: 1, ...page })],
  'POST /api/Restock/State': ['buyer', async (target) => ({ ProductCode: await productCode(target), AreaCode: '310000' })],
  'POST /api/Restock/Ask': ['buyer', async (target) => ({ ProductCode: await productCode(target), AreaCode: '310000', Quantity: 999_999 })],
  'POST /api/Restock/Cancel': ['buyer', async (target) => ({ ProductCode: await productCode(target), AreaCode: '310000' })],
  'POST /api/Favorite/Clear': ['finance', plain({ Type: 2 })],
  'POST /api/Favorite/Add': ['buyer', async (target) => ({ TargetId: await productCode(target), Type: 1 })],
  'POST /api/Favorite/Remove': ['buyer', async (target) => ({ TargetIds: [await productCode(target)], Type: 1 })],
  'POST /api/File/Execute': ['buyer', async () => upload()],
  'POST /api/Home/Index': ['buyer', plain({})],
  'POST /api/ManageService/EnterpriseGroupSet': ['buyer', plain({})],
  'POST /api/Site/Config': ['visitor', plain({})],
  'POST /api/Order/Confirm': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],
  'POST /api/Order/Submit': ['buyer', (target) => submission(target)],
  'POST /api/Order/SubmitResult': ['buyer', async (target) => ({ SubmitId: (await submitted(target)).SubmitId })],
  'POST /api/Order/List': ['buyer', plain({ ...page, SortField: 'PayableAmount', SortOrder: 'asc' })],
  'POST /api/Order/Detail': ['buyer', async (target) => ({ OrderNo: (await submitted(target)).OrderNo })],
  'POST /api/Order/Track': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'ConfirmReceipt')).OrderNo })],
  'POST /api/Order/Cancel': ['buyer', moveInput('Cancel', { Reason: '信息填错', Note: '换一款' })],
  'POST /api/Order/Withdraw': ['buyer', moveInput('Withdraw')],
  'POST /api/Order/Remind': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'Remind')).OrderNo })],
  'POST /api/Order/Receive': ['buyer', receiptInput],
  'POST /api/Order/AnswerShortage': ['buyer', shortageAnswerInput],
  'POST /api/Order/ConfirmReceipt': ['buyer', moveInput('ConfirmReceipt')],
  'POST /api/Order/Rebuy': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'Rebuy')).OrderNo })],
  'POST /api/Order/Pay': ['buyer', moveInput('Pay')],
  'POST /api/Payment/Start': ['buyer', async (target) => ({ OrderNo: (await approvedOrder(target, 4)).OrderNo })],
  'POST /api/Payment/State': ['buyer', async (target) => ({ OrderNo: (await submitted(target, 4)).OrderNo })],
  'POST /api/Payment/ConfirmTransfer': ['finance', async (target) => {
    const { OrderNo, Version } = await approvedOrder(target, 3)
    return { OrderNo, Version, Reference: '2026031800001', Amount: 1_000_000, PaidOn: '2026-03-18' }
  }],
  'POST /api/Order/ReviewDetail': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'Review')).OrderNo })],
  'POST /api/Order/ReviewSubmit': ['buyer', async (target) => (await reviewInput(target)).input],
  'POST /api/Order/ReviewAppend': [
    'buyer',
    async (target) => {
      const { OrderNo, LineId } = await reviewed(target)
      return { RequestId: crypto.randomUUID(), OrderNo, LineId, Text: '用了一个月，依然好用' }
    },
  ],
  'POST /api/Order/Export': ['buyer', plain({})],
  'POST /api/Product/SupposeCategory': ['visitor', plain({ BeginTime: 1_765_000_000_000, EndTime: 1_773_800_000_000, TopN: 8 })],
  'POST /api/Product/Search': ['visitor', plain({ Key: '纸' })],
  'POST /api/Product/ImageSearch': ['visitor', async () => picture('files')],
  'POST /api/Product/List': ['buyer', plain({ ...page, Keyword: '纸', SortBy: 'sales' })],
  'POST /api/Product/Detail': ['buyer', async (target) => ({ ProductCode: await productCode(target) })],
  'POST /api/Product/Stock': ['visitor', async (target) => ({ ProductCode: await productCode(target), AreaCode: '310115', Quantity: 1 })],
  'POST /api/Product/Reviews': [
    'visitor',
    async (target) => ({ ...page, ProductCode: (await receivedLine(target, ({ Review }) => Review !== null && Review.Text !== '')).ProductCode }),
  ],
  'POST /api/ShoppingCart/Count': ['buyer', plain({})],
  'POST /api/ShoppingCart/AddToCart': [
    'buyer',
    async (target) => {
      const product = need((await products(target))[1], 'second agreed product')
      return { Items: [{ ProductCode: product.ProductCode, Quantity: product.MOQ }] }
    },
  ],
  'POST /api/ShoppingCart/BuyNow': [
    'buyer',
    async (target) => {
      const { ProductCode, MOQ } = need((await products(target))[1], 'second agreed product')
      return { ProductCode, Quantity: MOQ }
    },
  ],
  'POST /api/ShoppingCart/YouLike/订单/6': ['buyer', plain({})],
  'POST /api/ShoppingCart/List': [
    'buyer',
    async (target) => {
      await cartLine(target)
      return {}
    },
  ],
  'POST /api/ShoppingCart/Update': [
    'buyer',
    async (target) => {
      const { CartItemId, Quantity, Step } = await cartLine(target)
      return { CartItemId, Quantity: Quantity + Step, Remark: '放前台' }
    },
  ],
  'POST /api/ShoppingCart/Remove': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],
  'POST /api/ShoppingCart/Select': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target), Selected: false })],
  'POST /api/ShoppingCart/Clear': ['buyer', plain({ OnlyInvalid: true })],
  'POST /api/ShoppingCart/MoveToFavorite': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],
  'POST /api/Product/Select': ['buyer', plain({ Scene: '新员工入职', People: 10, Budget: 3000 })],
  'POST /api/Product/SelectExport': ['buyer', async (target) => ({ Scene: '茶歇', People: 10, Lines: [{ ProductCode: await productCode(target), Quantity: 2, Reason: '每5人1盒' }] })],
  'POST /api/Product/Rank': ['buyer', plain({ Scope: 1, Type: 1, Range: 30, TopN: 50 })],
  'POST /api/QuickOrder/Check': ['buyer', async (target) => ({ Rows: await quickOrderRows(target) })],
  'POST /api/QuickOrder/Import': ['buyer', () => Promise.resolve(pastedTable('商品编码\t数量\t备注\n10000010\t5\t前台\n10000027\t２０\t'))],
  'POST /api/QuickOrder/AddToCart': [
    'buyer',
    async (target) => {
      const rows = (await products(target)).slice(0, 2)
      return { Rows: rows.map(({ ProductCode, MOQ }, index) => ({ RowNo: index + 1, ProductCode, Quantity: MOQ, Remark: '' })), RequestId: crypto.randomUUID() }
    },
  ],
  'POST /api/PurchaseList/List': [
    'buyer',
    async (target) => {
      await savedPurchaseList(target)
      return page
    },
  ],
  'POST /api/PurchaseList/LastMonth': ['buyer', plain({})],
  'POST /api/PurchaseList/Save': ['buyer', purchaseListInput],
  'POST /api/PurchaseList/Delete': [
    'buyer',
    async (target) => {
      const { ListId, Version } = await savedPurchaseList(target)
      return { ListId, Version }
    },
  ],
  'POST /api/PurchaseList/AddToCart': ['buyer', async (target) => ({ ListId: (await savedPurchaseList(target)).ListId, RequestId: crypto.randomUUID() })],
  'POST /api/Order/ResubmitConfirm': ['buyer', async (target) => ({ OrderNo: (await withdrawnOrder(target)).OrderNo })],
  'POST /api/Order/Resubmit': ['buyer', resubmissionInput],
} satisfies Successes
