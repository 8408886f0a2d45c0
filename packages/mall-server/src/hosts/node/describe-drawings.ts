import { describedBy, type DescribeDrawings } from '../../catalogue/search/image/describe-drawings.ts'
import { createRasterizer } from './rasterizer.ts'

/** What a thread of its own does for `describeInBackground`. */
export const describeDrawings: DescribeDrawings = async (pictures) => describedBy(await createRasterizer())(pictures)
