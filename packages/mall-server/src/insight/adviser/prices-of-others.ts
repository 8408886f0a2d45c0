/** 别的公司的协议价, 其他平台卖多少钱: prices that are secret, or that the mall does not have. */
const others = /(?:别的|别家|其他|其它|另一家|另外一家|人家|同行|隔壁|竞争对手)(?:的)?(?:公司|企业|客户|单位|采购方|买家|平台|网站|商城)?.{0,12}?(?:协议价|采购价|成交价|拿货价|价格?|多少钱|折扣|合同)/u
const named = /(?<!我|我们|本|贵|咱们?|你们)(?:公司|集团|学校|医院|银行)的?.{0,12}?(?:协议价|采购价|成交价|拿货价|折扣|合同价)/u

/** Asks for prices of somebody else. */
export const asksForOthersPrices = (text: string): boolean => others.test(text) || (named.test(text) && !/(?:我们?|本|贵|咱们?)(?:公司|集团|司)/u.test(text))

/** The whole answer to it. */
export const othersPricesText =
  '各家企业的协议价互相保密：我看不到、也不会提供其他企业或其他平台的价格。我能查的是**贵司**的价格——告诉我商品名称或编码，我给出贵司此刻的协议价；没有协议价的，可以提交[意向商品询价](/userCenter/order/productInquiry)。'
