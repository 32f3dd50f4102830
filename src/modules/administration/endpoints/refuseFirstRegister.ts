import { type Endpoint, Forbidden } from 'payload'

/** Payload lets the first visitor of a service without users register as admin; here ADMIN_EMAIL does that. */
export const refuseFirstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: (req) => {
    throw new Forbidden(req.t)
  },
}
