import { attemptsInOrder } from './claimDelivery.js'

/** A guide for developers of receivers, in Markdown. */
export const receiverGuide = `Register an endpoint in the admin under Settings, or with \`POST /api/webhooks\` (\`url\`, \`events\`). The answer shows its
signing secret once. The address must be https and reachable from the internet; only the demo also takes receivers on its own machine.

**The message** is a \`POST\` with the JSON body \`{"type", "timestamp", "data"}\`. \`data\` are flat facts and ids, never a person: read the
lead, order or learner by its id with an API key. Ignore types and fields that you do not know; new ones may come.

**Verify it** ([Standard Webhooks](https://www.standardwebhooks.com)) before you read it:

1. Take the headers \`webhook-id\`, \`webhook-timestamp\` (seconds since 1970) and \`webhook-signature\`. Refuse a timestamp more than five
   minutes from your own clock.
2. Decode the part of your secret after \`whsec_\` from base64: that is the key.
3. Compute HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{body}\` with that key, over the body's bytes exactly as they came, and encode it in base64.
4. \`webhook-signature\` lists one or more \`v1,{signature}\`, separated by spaces: for 24 hours after the secret was replaced there are two.
   Accept the message if one of them equals yours, compared in constant time.

The clients do this, and so does any library of Standard Webhooks:

\`\`\`js
import { verifyWebhook } from '@foyer/client'

const { id, type, data } = await verifyWebhook({ secret, headers, body: rawBody }) // throws if it is not from us
\`\`\`

\`\`\`python
from foyer import verify_webhook

message = verify_webhook(secret, headers, raw_body)  # raises if it is not from us
\`\`\`

**Answer 2xx within 15 seconds**, and do slow work afterwards. Anything else is a failure: another status, a redirect (none is followed) or
no answer in time. The message is then sent again after about 5 seconds, 30 seconds, 2 minutes and 15 minutes, then hourly until 3 days
after the first attempt. \`410\` says that your endpoint is gone for good: it is switched off at once, as is one that has taken nothing for 3 days. Admins get a mail then.

**Duplicates**: a message may arrive more than once, always with the same \`webhook-id\`. Keep the ids you have handled for some days and drop repeats.

**Order**: messages to an endpoint leave one after the other, in the order in which things happened. One that fails holds back those behind
it up to its attempt number ${String(attemptsInOrder)}, then it is overtaken. Where order matters compare \`timestamp\`, or read the present state by id.

Each delivery is kept for 30 days in the admin, where staff can send it again.`
