import { customerCatalogueNames, type SellerCustomer } from '@mall/api/seller/contract'

/** 周宁、林晓; nobody is said too: somebody has to be found. */
export const managersText = ({ Managers }: Pick<SellerCustomer, 'Managers'>): string => (Managers.length === 0 ? '无人负责' : Managers.map(({ Name }) => Name).join('、'))

/** 仅协议商品，不显价 */
export const catalogueText = ({ Catalogue, ShowPrices }: Pick<SellerCustomer, 'Catalogue' | 'ShowPrices'>): string => `${customerCatalogueNames[Catalogue]}${ShowPrices ? '' : '，不显价'}`
