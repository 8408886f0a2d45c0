import * as z from 'zod/mini'
import { fileUrl, givenFileUrl, text } from './common.ts'
import { field } from './describe.ts'

/** A picture that goes with words, by its name. */
export const image = z.object({ Url: field(fileUrl, 'Address of the picture.'), Name: field(text(255), 'Name of the file.') })

/** Pictures that a user sends: uploads of their own. */
export const givenImages = (most: number) => z.array(z.extend(image, { Url: field(givenFileUrl, 'Address of the picture.') })).check(z.maxLength(most))
