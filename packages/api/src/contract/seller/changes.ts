import type { ChangedBy, OnceKeyOf } from '../changes.ts'
import type { SellerControllerName, SellerKey } from './calls.ts'

type Changed = ChangedBy<SellerKey, SellerControllerName>

/** What each call that is made once per `RequestId` changes. A call that is missing here is an error of types. */
const changedOnce: Readonly<Record<OnceKeyOf<SellerKey>, readonly Changed[]>> = {
  'POST /api/SellerOrder/Accept': ['SellerOrder/List', 'SellerOrder/Detail'],
  'POST /api/SellerOrder/Ship': ['SellerOrder/List', 'SellerOrder/Detail'],
  'POST /api/SellerOrder/Track': ['SellerOrder/List', 'SellerOrder/Detail'],
  'POST /api/SellerOrder/TakeBack': ['SellerOrder/List', 'SellerOrder/Detail'],
  'POST /api/SellerProductImport/AddPictures': ['SellerProductImport'],
  'POST /api/SellerProductImport/Start': ['SellerProductImport', 'SellerProduct'],
  'POST /api/SellerProductImport/Pause': ['SellerProductImport'],
  'POST /api/SellerProductImport/Resume': ['SellerProductImport', 'SellerProduct'],
  'POST /api/SellerProductImport/Undo': ['SellerProductImport', 'SellerProduct'],
  'POST /api/SellerProductImport/Discard': ['SellerProductImport'],
  'POST /api/SellerProduct/SetPictures': ['SellerProduct/List', 'SellerProduct/Detail'],
  'POST /api/SellerProduct/SetPrice': ['SellerProduct/List', 'SellerProduct/Detail'],
  'POST /api/SellerProduct/SetStock': ['SellerProduct/List', 'SellerProduct/Detail'],
  'POST /api/SellerProduct/Shelve': ['SellerProduct/List', 'SellerProduct/Detail'],
}

const changedElsewhere: Readonly<Partial<Record<SellerKey, readonly Changed[]>>> = {
  'POST /api/SellerAccount/SecondFactorStart': [],
  // Shown only by `SetPictures`.
  'POST /api/SellerProduct/UploadPicture': [],
}

/** The table of the seller's side, for `useAction`. */
export const sellerChanges = {
  isMadeOnce: (key: SellerKey): boolean => key in changedOnce,
  changedBy: (key: SellerKey): readonly string[] => ({ ...changedOnce, ...changedElsewhere })[key] ?? [key.split('/')[2] ?? ''],
}
