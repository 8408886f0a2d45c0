'use server'

import { isMallError, logout } from '@mall/api'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { mallOfAction } from './mall'

/** How a login went: what the mall said of it, and how often it was tried. */
export interface LoginState {
  readonly problem: string | null
  readonly tries: number
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export const logIn = async ({ tries }: LoginState, form: FormData): Promise<LoginState> => {
  const mall = await mallOfAction()
  try {
    const login = { Account: textOf(form, 'account').trim(), Password: textOf(form, 'password'), CaptchaVerifyParam: textOf(form, 'captcha') }
    mall.session.set(await mall.account.login(login))
  } catch (error) {
    if (!isMallError(error)) throw error
    return { problem: error.message, tries: tries + 1 }
  }
  return redirect('/office')
}

export const logOut = async (): Promise<void> => {
  await logout(await mallOfAction())
  redirect('/login')
}

export const addToCart = async (ProductCode: string, Quantity: number): Promise<void> => {
  const mall = await mallOfAction()
  try {
    await mall.shoppingCart.addToCart({ Items: [{ ProductCode, Quantity }] })
  } catch (error) {
    if (isMallError(error, 'unauthorized')) redirect('/login')
    throw error
  }
  revalidatePath('/office')
}
