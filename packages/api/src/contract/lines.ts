import * as z from 'zod/mini'
import { field } from './describe.ts'
import { fileUrl, productCode, quantity } from './common.ts'
import { price } from './priced.ts'

/** The product of a line, as it is shown. */
export const lineProduct = {
  ProductCode: productCode,
  CustomerProductName: field(z.string(), 'Name of the product, as the customer calls it.'),
  ImageUrl: field(fileUrl, 'Picture of the product.'),
}

/** What the lines of a cart, of a confirmation and of an order have in common. */
export const lineFields = {
  ...lineProduct,
  Unit: field(z.string(), 'Unit of a piece, such as 支.'),
  Price: field(price, 'Price of a piece.'),
  Quantity: field(quantity, 'Number of pieces.'),
  Subtotal: field(price, 'Price × quantity.'),
  Remark: field(z.string(), 'Remark of the buyer.'),
}
