"""Made from the OpenAPI document by `npm run generate`."""

import sys
from typing import Any, Dict, List, Union

if sys.version_info >= (3, 9):
    from typing import Literal, TypedDict
else:
    raise ImportError("foyer needs Python 3.9 or newer")


class HeroBlockCallsItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class HeroBlockCallsItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class HeroBlockCallsItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _HeroBlockCallsItemRequired(TypedDict):
    label: str


class HeroBlockCallsItem(_HeroBlockCallsItemRequired, total=False):
    doc: Union[Union["HeroBlockCallsItemDoc", None], Union["HeroBlockCallsItemDoc2", None], Union["HeroBlockCallsItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class _HeroBlockRequired(TypedDict):
    layout: Literal["beside", "centred"]
    heading: str
    drawing: Literal["none", "report", "course", "conversation", "people", "register", "calendar"]
    blockType: Literal["hero"]


class HeroBlock(_HeroBlockRequired, total=False):
    kicker: Union[str, None]
    lead: Union[str, None]
    calls: Union[List["HeroBlockCallsItem"], None]
    picture: Union[Union[str, None], "MediaDocument"]
    id: Union[str, None]
    blockName: Union[str, None]


class TextBlockBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class TextBlockBodyRoot(TypedDict):
    type: str
    children: List["TextBlockBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class TextBlockBody(TypedDict):
    root: "TextBlockBodyRoot"


class _TextBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    layout: Literal["below", "beside"]
    blockType: Literal["text"]


class TextBlock(_TextBlockRequired, total=False):
    heading: Union[str, None]
    bodyMarkdown: Union[str, None]
    body: Union["TextBlockBody", None]
    id: Union[str, None]
    blockName: Union[str, None]


class PictureBlockBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PictureBlockBodyRoot(TypedDict):
    type: str
    children: List["PictureBlockBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PictureBlockBody(TypedDict):
    root: "PictureBlockBodyRoot"


class PictureBlockCallsItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class PictureBlockCallsItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class PictureBlockCallsItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _PictureBlockCallsItemRequired(TypedDict):
    label: str


class PictureBlockCallsItem(_PictureBlockCallsItemRequired, total=False):
    doc: Union[Union["PictureBlockCallsItemDoc", None], Union["PictureBlockCallsItemDoc2", None], Union["PictureBlockCallsItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class _PictureBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    side: Literal["end", "start"]
    drawing: Literal["none", "report", "course", "conversation", "people", "register", "calendar"]
    blockType: Literal["picture"]


class PictureBlock(_PictureBlockRequired, total=False):
    heading: Union[str, None]
    bodyMarkdown: Union[str, None]
    body: Union["PictureBlockBody", None]
    calls: Union[List["PictureBlockCallsItem"], None]
    picture: Union[Union[str, None], "MediaDocument"]
    id: Union[str, None]
    blockName: Union[str, None]


class FeaturesBlockItemsItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class FeaturesBlockItemsItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class FeaturesBlockItemsItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _FeaturesBlockItemsItemRequired(TypedDict):
    icon: Literal["check", "shield", "book", "people", "calendar", "chart", "document", "conversation", "globe", "lock", "award", "idea"]
    title: str


class FeaturesBlockItemsItem(_FeaturesBlockItemsItemRequired, total=False):
    text: Union[str, None]
    doc: Union[Union["FeaturesBlockItemsItemDoc", None], Union["FeaturesBlockItemsItemDoc2", None], Union["FeaturesBlockItemsItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class _FeaturesBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    layout: Literal["cards", "list"]
    blockType: Literal["features"]


class FeaturesBlock(_FeaturesBlockRequired, total=False):
    heading: Union[str, None]
    lead: Union[str, None]
    items: Union[List["FeaturesBlockItemsItem"], None]
    id: Union[str, None]
    blockName: Union[str, None]


class _StepsBlockItemsItemRequired(TypedDict):
    title: str


class StepsBlockItemsItem(_StepsBlockItemsItemRequired, total=False):
    text: Union[str, None]
    id: Union[str, None]


class _StepsBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    blockType: Literal["steps"]


class StepsBlock(_StepsBlockRequired, total=False):
    heading: Union[str, None]
    lead: Union[str, None]
    items: Union[List["StepsBlockItemsItem"], None]
    id: Union[str, None]
    blockName: Union[str, None]


class _FiguresBlockItemsItemRequired(TypedDict):
    value: str
    label: str


class FiguresBlockItemsItem(_FiguresBlockItemsItemRequired, total=False):
    id: Union[str, None]


class _FiguresBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    blockType: Literal["figures"]


class FiguresBlock(_FiguresBlockRequired, total=False):
    heading: Union[str, None]
    items: Union[List["FiguresBlockItemsItem"], None]
    id: Union[str, None]
    blockName: Union[str, None]


class _VoicesBlockItemsItemRequired(TypedDict):
    quote: str
    name: str


class VoicesBlockItemsItem(_VoicesBlockItemsItemRequired, total=False):
    role: Union[str, None]
    picture: Union[Union[str, None], "MediaDocument"]
    id: Union[str, None]


class _VoicesBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    blockType: Literal["voices"]


class VoicesBlock(_VoicesBlockRequired, total=False):
    heading: Union[str, None]
    items: Union[List["VoicesBlockItemsItem"], None]
    id: Union[str, None]
    blockName: Union[str, None]


class _TeamBlockPeopleItemRequired(TypedDict):
    name: str


class TeamBlockPeopleItem(_TeamBlockPeopleItemRequired, total=False):
    role: Union[str, None]
    text: Union[str, None]
    picture: Union[Union[str, None], "MediaDocument"]
    id: Union[str, None]


class _TeamBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    blockType: Literal["team"]


class TeamBlock(_TeamBlockRequired, total=False):
    heading: Union[str, None]
    lead: Union[str, None]
    people: Union[List["TeamBlockPeopleItem"], None]
    id: Union[str, None]
    blockName: Union[str, None]


class CallBlockCallsItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class CallBlockCallsItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class CallBlockCallsItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _CallBlockCallsItemRequired(TypedDict):
    label: str


class CallBlockCallsItem(_CallBlockCallsItemRequired, total=False):
    doc: Union[Union["CallBlockCallsItemDoc", None], Union["CallBlockCallsItemDoc2", None], Union["CallBlockCallsItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class _CallBlockRequired(TypedDict):
    layout: Literal["band", "box"]
    heading: str
    blockType: Literal["call"]


class CallBlock(_CallBlockRequired, total=False):
    lead: Union[str, None]
    calls: Union[List["CallBlockCallsItem"], None]
    id: Union[str, None]
    blockName: Union[str, None]


class _LogosBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    blockType: Literal["logos"]


class LogosBlock(_LogosBlockRequired, total=False):
    heading: Union[str, None]
    partners: Union[List[Union[str, "PartnerDocument"]], None]
    id: Union[str, None]
    blockName: Union[str, None]


class _QuestionsBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    blockType: Literal["questions"]


class QuestionsBlock(_QuestionsBlockRequired, total=False):
    heading: Union[str, None]
    lead: Union[str, None]
    questions: Union[List[Union[str, "FaqDocument"]], None]
    count: Union[float, None]
    id: Union[str, None]
    blockName: Union[str, None]


class _CoursesBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    blockType: Literal["courses"]


class CoursesBlock(_CoursesBlockRequired, total=False):
    heading: Union[str, None]
    lead: Union[str, None]
    courses: Union[List[Union[str, "CourseDocument"]], None]
    topic: Union[str, None]
    level: Literal["foundation", "practitioner", "expert", None]
    count: Union[float, None]
    id: Union[str, None]
    blockName: Union[str, None]


class _BrochureBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    brochure: str
    blockType: Literal["brochure"]


class BrochureBlock(_BrochureBlockRequired, total=False):
    heading: Union[str, None]
    lead: Union[str, None]
    id: Union[str, None]
    blockName: Union[str, None]


class _FormBlockPointsItemRequired(TypedDict):
    text: str


class FormBlockPointsItem(_FormBlockPointsItemRequired, total=False):
    id: Union[str, None]


class _FormBlockRequired(TypedDict):
    background: Literal["plain", "tinted"]
    form: Literal["demo", "contact", "brochure", "cost-of-ownership", "inquiry", "own"]
    blockType: Literal["form"]


class FormBlock(_FormBlockRequired, total=False):
    heading: Union[str, None]
    lead: Union[str, None]
    ownForm: Union[str, None]
    course: Union[Union[str, None], "CourseDocument"]
    points: Union[List["FormBlockPointsItem"], None]
    id: Union[str, None]
    blockName: Union[str, None]


LeadEventDocument = TypedDict("LeadEventDocument", {
    "id": str,
    "lead": Union[str, "LeadDocument"],
    "type": Literal["received", "status", "assignee", "notes", "details", "consent"],
    "from": Union[str, None],
    "to": Union[str, None],
    "actor": Union[str, None],
    "by": Union[Union[str, None], "UserDocument"],
    "updatedAt": str,
    "createdAt": str,
}, total=False)


class _BrochureFileDocumentRequired(TypedDict):
    id: str
    updatedAt: str
    createdAt: str


class BrochureFileDocument(_BrochureFileDocumentRequired, total=False):
    url: Union[str, None]
    thumbnailURL: Union[str, None]
    filename: Union[str, None]
    mimeType: Union[str, None]
    filesize: Union[float, None]
    width: Union[float, None]
    height: Union[float, None]


BrochureFileUpdate = Dict[str, Any]


PaymentEventDocument = TypedDict("PaymentEventDocument", {
    "id": str,
    "order": Union[str, "OrderDocument"],
    "position": float,
    "type": Literal["created", "sent", "report", "expired", "refund", "staff", "note"],
    "from": Union[str, None],
    "to": Union[str, None],
    "source": Union[str, None],
    "fact": Union[str, None],
    "gatewayOrderId": Union[str, None],
    "trackingId": Union[str, None],
    "gatewayStatus": Union[str, None],
    "amount": Union[float, None],
    "currency": Union[str, None],
    "message": Union[str, None],
    "actor": Union[str, None],
    "by": Union[Union[str, None], "UserDocument"],
    "key": str,
    "updatedAt": str,
    "createdAt": str,
}, total=False)


class _PaymentAttemptDocumentRequired(TypedDict):
    id: str
    order: Union[str, "OrderDocument"]
    gatewayOrderId: str
    status: Literal["sent", "succeeded", "failed", "cancelled", "expired", "unknown", "reversed"]
    sentAt: str
    polls: float
    emptyPolls: float
    updatedAt: str
    createdAt: str


class PaymentAttemptDocument(_PaymentAttemptDocumentRequired, total=False):
    trackingId: Union[str, None]
    nextPollAt: Union[str, None]
    polledAt: Union[str, None]


class LeadDocumentTimeline(TypedDict, total=False):
    docs: List[Union[str, "LeadEventDocument"]]
    hasNextPage: bool
    totalDocs: float


class LeadDocumentValue(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class LeadDocumentConsents(TypedDict, total=False):
    docs: List[Union[str, "ConsentDocument"]]
    hasNextPage: bool
    totalDocs: float


class _LeadDocumentRequired(TypedDict):
    id: str
    status: Literal["new", "contacted", "qualified", "won", "lost"]
    email: str
    reference: str
    kind: Literal["demo", "contact", "request-info", "brochures", "tco", "form"]
    locale: str
    updatedAt: str
    createdAt: str


class LeadDocument(_LeadDocumentRequired, total=False):
    timeline: "LeadDocumentTimeline"
    assignee: Union[Union[str, None], "UserDocument"]
    value: "LeadDocumentValue"
    marketing: Literal["given", "refused", "withdrawn", None]
    name: Union[str, None]
    emailProven: Union[bool, None]
    company: Union[str, None]
    jobTitle: Union[str, None]
    phone: Union[str, None]
    country: Union[str, None]
    form: Union[Union[str, None], "FormDocument"]
    answers: Union[Dict[str, Any], List[Any], str, float, bool, None]
    companySize: Union[str, None]
    interests: Union[List[str], None]
    preferredTime: Union[str, None]
    subject: Union[str, None]
    message: Union[str, None]
    program: Union[str, None]
    question: Union[str, None]
    startPreference: Union[str, None]
    brochure: Union[str, None]
    inputs: Union[Dict[str, Any], List[Any], str, float, bool, None]
    estimate: Union[Dict[str, Any], List[Any], str, float, bool, None]
    notes: Union[str, None]
    consents: "LeadDocumentConsents"
    source: Union[str, None]
    attribution: Union[Dict[str, Any], List[Any], str, float, bool, None]


class LeadUpdateValue(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class LeadUpdate(TypedDict, total=False):
    status: Literal["new", "contacted", "qualified", "won", "lost"]
    assignee: Union[Union[str, None], "UserDocument"]
    value: "LeadUpdateValue"
    name: Union[str, None]
    company: Union[str, None]
    jobTitle: Union[str, None]
    phone: Union[str, None]
    country: Union[str, None]
    notes: Union[str, None]


class _ConsentDocumentRequired(TypedDict):
    id: str
    event: Literal["given", "refused", "withdrawn"]
    marketing: bool
    form: Literal["demo", "contact", "request-info", "brochures", "tco", "form"]
    locale: str
    updatedAt: str
    createdAt: str


class ConsentDocument(_ConsentDocumentRequired, total=False):
    email: Union[str, None]
    policyVersion: Union[str, None]
    policyText: Union[str, None]
    addressHash: Union[str, None]
    lead: Union[Union[str, None], "LeadDocument"]
    withdraws: Union[Union[str, None], "ConsentDocument"]
    erasedAt: Union[str, None]


class _FormDocumentFieldsItemOptionsItemRequired(TypedDict):
    label: str
    value: str


class FormDocumentFieldsItemOptionsItem(_FormDocumentFieldsItemOptionsItemRequired, total=False):
    id: Union[str, None]


class _FormDocumentFieldsItemRequired(TypedDict):
    label: str
    type: Literal["text", "textarea", "email", "work_email", "phone", "number", "date", "country", "select", "multiselect", "boolean", "consent", "hidden"]
    name: str


class FormDocumentFieldsItem(_FormDocumentFieldsItemRequired, total=False):
    options: Union[List["FormDocumentFieldsItemOptionsItem"], None]
    help: Union[str, None]
    required: Union[bool, None]
    id: Union[str, None]


class _FormDocumentRequired(TypedDict):
    id: str
    title: str
    slug: str
    fields: List["FormDocumentFieldsItem"]
    updatedAt: str
    createdAt: str


class FormDocument(_FormDocumentRequired, total=False):
    otp: Union[bool, None]
    workEmail: Union[bool, None]
    summary: Union[str, None]
    consentText: Union[str, None]
    button: Union[str, None]
    thanksTitle: Union[str, None]
    thanksText: Union[str, None]
    mailSubject: Union[str, None]
    mailText: Union[str, None]
    notify: Union[List[str], None]
    _status: Literal["draft", "published", None]


class _FormInputFieldsItemOptionsItemRequired(TypedDict):
    label: str
    value: str


class FormInputFieldsItemOptionsItem(_FormInputFieldsItemOptionsItemRequired, total=False):
    id: Union[str, None]


class _FormInputFieldsItemRequired(TypedDict):
    label: str
    name: str


class FormInputFieldsItem(_FormInputFieldsItemRequired, total=False):
    type: Literal["text", "textarea", "email", "work_email", "phone", "number", "date", "country", "select", "multiselect", "boolean", "consent", "hidden"]
    options: Union[List["FormInputFieldsItemOptionsItem"], None]
    help: Union[str, None]
    required: Union[bool, None]
    id: Union[str, None]


class _FormInputRequired(TypedDict):
    title: str
    fields: List["FormInputFieldsItem"]


class FormInput(_FormInputRequired, total=False):
    slug: str
    otp: Union[bool, None]
    workEmail: Union[bool, None]
    summary: Union[str, None]
    consentText: Union[str, None]
    button: Union[str, None]
    thanksTitle: Union[str, None]
    thanksText: Union[str, None]
    mailSubject: Union[str, None]
    mailText: Union[str, None]
    notify: Union[List[str], None]
    _status: Literal["draft", "published", None]


class _FormUpdateFieldsItemOptionsItemRequired(TypedDict):
    label: str
    value: str


class FormUpdateFieldsItemOptionsItem(_FormUpdateFieldsItemOptionsItemRequired, total=False):
    id: Union[str, None]


class _FormUpdateFieldsItemRequired(TypedDict):
    label: str
    name: str


class FormUpdateFieldsItem(_FormUpdateFieldsItemRequired, total=False):
    type: Literal["text", "textarea", "email", "work_email", "phone", "number", "date", "country", "select", "multiselect", "boolean", "consent", "hidden"]
    options: Union[List["FormUpdateFieldsItemOptionsItem"], None]
    help: Union[str, None]
    required: Union[bool, None]
    id: Union[str, None]


class FormUpdate(TypedDict, total=False):
    title: str
    slug: str
    otp: Union[bool, None]
    workEmail: Union[bool, None]
    summary: Union[str, None]
    fields: List["FormUpdateFieldsItem"]
    consentText: Union[str, None]
    button: Union[str, None]
    thanksTitle: Union[str, None]
    thanksText: Union[str, None]
    mailSubject: Union[str, None]
    mailText: Union[str, None]
    notify: Union[List[str], None]
    _status: Literal["draft", "published", None]


class _BrochureDocumentRequired(TypedDict):
    id: str
    title: str
    slug: str
    updatedAt: str
    createdAt: str


class BrochureDocument(_BrochureDocumentRequired, total=False):
    summary: Union[str, None]
    file: Union[str, "BrochureFileDocument"]


class _BrochureInputRequired(TypedDict):
    title: str
    file: Union[str, "BrochureFileDocument"]


class BrochureInput(_BrochureInputRequired, total=False):
    slug: str
    summary: Union[str, None]


class BrochureUpdate(TypedDict, total=False):
    title: str
    slug: str
    summary: Union[str, None]
    file: Union[str, "BrochureFileDocument"]


class _MailFailureDocumentRequired(TypedDict):
    id: str
    kind: str
    reason: Literal["refused", "unsent", "unwritten", "invalid"]
    attempts: float
    updatedAt: str
    createdAt: str


class MailFailureDocument(_MailFailureDocumentRequired, total=False):
    recipient: Union[str, None]
    target: Union[str, None]
    targetId: Union[str, None]


class PageDocumentBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PageDocumentBodyRoot(TypedDict):
    type: str
    children: List["PageDocumentBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PageDocumentBody(TypedDict):
    root: "PageDocumentBodyRoot"


class PageDocumentSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class _PageDocumentRequired(TypedDict):
    id: str
    title: str
    slug: str
    updatedAt: str
    createdAt: str


class PageDocument(_PageDocumentRequired, total=False):
    template: Literal["landing", "event", "about", None]
    summary: Union[str, None]
    blocks: Union[List[Union["HeroBlock", "TextBlock", "PictureBlock", "FeaturesBlock", "StepsBlock", "FiguresBlock", "VoicesBlock", "TeamBlock", "CallBlock", "LogosBlock", "QuestionsBlock", "CoursesBlock", "BrochureBlock", "FormBlock"]], None]
    bodyMarkdown: Union[str, None]
    body: Union["PageDocumentBody", None]
    seo: "PageDocumentSeo"
    _status: Literal["draft", "published", None]


class PageInputBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PageInputBodyRoot(TypedDict):
    type: str
    children: List["PageInputBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PageInputBody(TypedDict):
    root: "PageInputBodyRoot"


class PageInputSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class _PageInputRequired(TypedDict):
    title: str


class PageInput(_PageInputRequired, total=False):
    slug: str
    template: Literal["landing", "event", "about", None]
    summary: Union[str, None]
    blocks: Union[List[Union["HeroBlock", "TextBlock", "PictureBlock", "FeaturesBlock", "StepsBlock", "FiguresBlock", "VoicesBlock", "TeamBlock", "CallBlock", "LogosBlock", "QuestionsBlock", "CoursesBlock", "BrochureBlock", "FormBlock"]], None]
    bodyMarkdown: Union[str, None]
    body: Union["PageInputBody", None]
    seo: "PageInputSeo"
    _status: Literal["draft", "published", None]


class PageUpdateBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PageUpdateBodyRoot(TypedDict):
    type: str
    children: List["PageUpdateBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PageUpdateBody(TypedDict):
    root: "PageUpdateBodyRoot"


class PageUpdateSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class PageUpdate(TypedDict, total=False):
    title: str
    slug: str
    template: Literal["landing", "event", "about", None]
    summary: Union[str, None]
    blocks: Union[List[Union["HeroBlock", "TextBlock", "PictureBlock", "FeaturesBlock", "StepsBlock", "FiguresBlock", "VoicesBlock", "TeamBlock", "CallBlock", "LogosBlock", "QuestionsBlock", "CoursesBlock", "BrochureBlock", "FormBlock"]], None]
    bodyMarkdown: Union[str, None]
    body: Union["PageUpdateBody", None]
    seo: "PageUpdateSeo"
    _status: Literal["draft", "published", None]


class PolicyDocumentBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PolicyDocumentBodyRoot(TypedDict):
    type: str
    children: List["PolicyDocumentBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PolicyDocumentBody(TypedDict):
    root: "PolicyDocumentBodyRoot"


class PolicyDocumentSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class _PolicyDocumentRequired(TypedDict):
    id: str
    title: str
    slug: str
    kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"]
    version: str
    effectiveDate: str
    updatedAt: str
    createdAt: str


class PolicyDocument(_PolicyDocumentRequired, total=False):
    summary: Union[str, None]
    bodyMarkdown: Union[str, None]
    body: Union["PolicyDocumentBody", None]
    html: Union[str, None]
    seo: "PolicyDocumentSeo"
    _status: Literal["draft", "published", None]


class PolicyInputBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PolicyInputBodyRoot(TypedDict):
    type: str
    children: List["PolicyInputBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PolicyInputBody(TypedDict):
    root: "PolicyInputBodyRoot"


class PolicyInputSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class _PolicyInputRequired(TypedDict):
    title: str
    kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"]
    version: str
    effectiveDate: str


class PolicyInput(_PolicyInputRequired, total=False):
    slug: str
    summary: Union[str, None]
    bodyMarkdown: Union[str, None]
    body: Union["PolicyInputBody", None]
    seo: "PolicyInputSeo"
    _status: Literal["draft", "published", None]


class PolicyUpdateBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PolicyUpdateBodyRoot(TypedDict):
    type: str
    children: List["PolicyUpdateBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PolicyUpdateBody(TypedDict):
    root: "PolicyUpdateBodyRoot"


class PolicyUpdateSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class PolicyUpdate(TypedDict, total=False):
    title: str
    slug: str
    kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"]
    version: str
    effectiveDate: str
    summary: Union[str, None]
    bodyMarkdown: Union[str, None]
    body: Union["PolicyUpdateBody", None]
    seo: "PolicyUpdateSeo"
    _status: Literal["draft", "published", None]


class _PartnerDocumentRequired(TypedDict):
    id: str
    name: str
    slug: str
    tier: Literal["platinum", "gold", "silver", "member"]
    kind: Literal["technology", "training", "reseller", "community"]
    updatedAt: str
    createdAt: str


class PartnerDocument(_PartnerDocumentRequired, total=False):
    logo: Union[Union[str, None], "MediaDocument"]
    url: Union[str, None]
    summary: Union[str, None]
    regions: Union[List[str], None]
    order: Union[float, None]
    _status: Literal["draft", "published", None]


class _PartnerInputRequired(TypedDict):
    name: str


class PartnerInput(_PartnerInputRequired, total=False):
    slug: str
    tier: Literal["platinum", "gold", "silver", "member"]
    kind: Literal["technology", "training", "reseller", "community"]
    logo: Union[Union[str, None], "MediaDocument"]
    url: Union[str, None]
    summary: Union[str, None]
    regions: Union[List[str], None]
    order: Union[float, None]
    _status: Literal["draft", "published", None]


class PartnerUpdate(TypedDict, total=False):
    name: str
    slug: str
    tier: Literal["platinum", "gold", "silver", "member"]
    kind: Literal["technology", "training", "reseller", "community"]
    logo: Union[Union[str, None], "MediaDocument"]
    url: Union[str, None]
    summary: Union[str, None]
    regions: Union[List[str], None]
    order: Union[float, None]
    _status: Literal["draft", "published", None]


class _FaqDocumentRequired(TypedDict):
    id: str
    question: str
    answer: str
    updatedAt: str
    createdAt: str


class FaqDocument(_FaqDocumentRequired, total=False):
    order: Union[float, None]
    _status: Literal["draft", "published", None]


class _FaqInputRequired(TypedDict):
    question: str
    answer: str


class FaqInput(_FaqInputRequired, total=False):
    order: Union[float, None]
    _status: Literal["draft", "published", None]


class FaqUpdate(TypedDict, total=False):
    question: str
    answer: str
    order: Union[float, None]
    _status: Literal["draft", "published", None]


class RedirectDocumentDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class RedirectDocumentDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class RedirectDocumentDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


RedirectDocument = TypedDict("RedirectDocument", {
    "id": str,
    "from": str,
    "doc": Union[Union["RedirectDocumentDoc", None], Union["RedirectDocumentDoc2", None], Union["RedirectDocumentDoc3", None]],
    "url": Union[str, None],
    "status": Literal["301", "302"],
    "elsewhere": Union[bool, None],
    "updatedAt": str,
    "createdAt": str,
}, total=False)


class RedirectInputDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class RedirectInputDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class RedirectInputDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


RedirectInput = TypedDict("RedirectInput", {
    "from": str,
    "doc": Union[Union["RedirectInputDoc", None], Union["RedirectInputDoc2", None], Union["RedirectInputDoc3", None]],
    "url": Union[str, None],
    "status": Literal["301", "302"],
    "elsewhere": Union[bool, None],
}, total=False)


class RedirectUpdateDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class RedirectUpdateDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class RedirectUpdateDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


RedirectUpdate = TypedDict("RedirectUpdate", {
    "from": str,
    "doc": Union[Union["RedirectUpdateDoc", None], Union["RedirectUpdateDoc2", None], Union["RedirectUpdateDoc3", None]],
    "url": Union[str, None],
    "status": Literal["301", "302"],
    "elsewhere": Union[bool, None],
}, total=False)


class MediaDocumentSizesThumbnail(TypedDict, total=False):
    url: Union[str, None]
    width: Union[float, None]
    height: Union[float, None]
    mimeType: Union[str, None]
    filesize: Union[float, None]
    filename: Union[str, None]


class MediaDocumentSizes(TypedDict, total=False):
    thumbnail: "MediaDocumentSizesThumbnail"


class _MediaDocumentRequired(TypedDict):
    id: str
    alt: str
    updatedAt: str
    createdAt: str


class MediaDocument(_MediaDocumentRequired, total=False):
    url: Union[str, None]
    thumbnailURL: Union[str, None]
    filename: Union[str, None]
    mimeType: Union[str, None]
    filesize: Union[float, None]
    width: Union[float, None]
    height: Union[float, None]
    focalX: Union[float, None]
    focalY: Union[float, None]
    sizes: "MediaDocumentSizes"


class MediaUpdate(TypedDict, total=False):
    alt: str
    focalX: Union[float, None]
    focalY: Union[float, None]


class _SynonymDocumentRequired(TypedDict):
    id: str
    words: List[str]
    language: Literal["en", "fr", "ar"]
    updatedAt: str
    createdAt: str


class SynonymDocument(_SynonymDocumentRequired, total=False):
    oneWay: Union[bool, None]
    title: Union[str, None]


class _SynonymInputRequired(TypedDict):
    words: List[str]


class SynonymInput(_SynonymInputRequired, total=False):
    language: Literal["en", "fr", "ar"]
    oneWay: Union[bool, None]
    title: Union[str, None]


class SynonymUpdate(TypedDict, total=False):
    words: List[str]
    language: Literal["en", "fr", "ar"]
    oneWay: Union[bool, None]
    title: Union[str, None]


class CourseDocumentPrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class CourseDocumentSessions(TypedDict, total=False):
    docs: List[Union[str, "CourseSessionDocument"]]
    hasNextPage: bool
    totalDocs: float


class _CourseDocumentSyllabusItemLessonsItemCaptionsItemRequired(TypedDict):
    language: Literal["en", "fr", "ar"]
    file: Union[str, "LessonFileDocument"]


class CourseDocumentSyllabusItemLessonsItemCaptionsItem(_CourseDocumentSyllabusItemLessonsItemCaptionsItemRequired, total=False):
    id: Union[str, None]


class CourseDocumentSyllabusItemLessonsItemBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CourseDocumentSyllabusItemLessonsItemBodyRoot(TypedDict):
    type: str
    children: List["CourseDocumentSyllabusItemLessonsItemBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CourseDocumentSyllabusItemLessonsItemBody(TypedDict):
    root: "CourseDocumentSyllabusItemLessonsItemBodyRoot"


class _CourseDocumentSyllabusItemLessonsItemQuestionsItemOptionsItemRequired(TypedDict):
    text: str


class CourseDocumentSyllabusItemLessonsItemQuestionsItemOptionsItem(_CourseDocumentSyllabusItemLessonsItemQuestionsItemOptionsItemRequired, total=False):
    isCorrect: Union[bool, None]
    id: Union[str, None]


class _CourseDocumentSyllabusItemLessonsItemQuestionsItemRequired(TypedDict):
    prompt: str


class CourseDocumentSyllabusItemLessonsItemQuestionsItem(_CourseDocumentSyllabusItemLessonsItemQuestionsItemRequired, total=False):
    kind: Literal["single", "multiple", "text", None]
    options: Union[List["CourseDocumentSyllabusItemLessonsItemQuestionsItemOptionsItem"], None]
    explanation: Union[str, None]
    id: Union[str, None]


class _CourseDocumentSyllabusItemLessonsItemRequired(TypedDict):
    title: str
    slug: str


class CourseDocumentSyllabusItemLessonsItem(_CourseDocumentSyllabusItemLessonsItemRequired, total=False):
    minutes: Union[float, None]
    kind: Literal["text", "video", "quiz", "download", None]
    isPreview: Union[bool, None]
    file: Union[Union[str, None], "LessonFileDocument"]
    embedUrl: Union[str, None]
    captions: Union[List["CourseDocumentSyllabusItemLessonsItemCaptionsItem"], None]
    bodyMarkdown: Union[str, None]
    body: Union["CourseDocumentSyllabusItemLessonsItemBody", None]
    passMark: Union[float, None]
    attempts: Union[float, None]
    questions: Union[List["CourseDocumentSyllabusItemLessonsItemQuestionsItem"], None]
    id: Union[str, None]


class _CourseDocumentSyllabusItemRequired(TypedDict):
    title: str


class CourseDocumentSyllabusItem(_CourseDocumentSyllabusItemRequired, total=False):
    lessons: Union[List["CourseDocumentSyllabusItemLessonsItem"], None]
    id: Union[str, None]


class _CourseDocumentInstructorsItemRequired(TypedDict):
    name: str


class CourseDocumentInstructorsItem(_CourseDocumentInstructorsItemRequired, total=False):
    role: Union[str, None]
    id: Union[str, None]


class CourseDocumentBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CourseDocumentBodyRoot(TypedDict):
    type: str
    children: List["CourseDocumentBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CourseDocumentBody(TypedDict):
    root: "CourseDocumentBodyRoot"


class CourseDocumentSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class _CourseDocumentRequired(TypedDict):
    id: str
    title: str
    slug: str
    summary: str
    updatedAt: str
    createdAt: str


class CourseDocument(_CourseDocumentRequired, total=False):
    image: Union[Union[str, None], "MediaDocument"]
    level: Literal["foundation", "practitioner", "expert", None]
    format: Literal["online", "classroom", "blended", None]
    language: Union[str, None]
    durationHours: Union[float, None]
    topics: Union[List[str], None]
    price: "CourseDocumentPrice"
    sessions: "CourseDocumentSessions"
    outcomes: Union[List[str], None]
    syllabus: Union[List["CourseDocumentSyllabusItem"], None]
    instructors: Union[List["CourseDocumentInstructorsItem"], None]
    certificate: Union[bool, None]
    bodyMarkdown: Union[str, None]
    body: Union["CourseDocumentBody", None]
    seo: "CourseDocumentSeo"
    _status: Literal["draft", "published", None]


class CourseInputPrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class _CourseInputSyllabusItemLessonsItemCaptionsItemRequired(TypedDict):
    language: Literal["en", "fr", "ar"]
    file: Union[str, "LessonFileDocument"]


class CourseInputSyllabusItemLessonsItemCaptionsItem(_CourseInputSyllabusItemLessonsItemCaptionsItemRequired, total=False):
    id: Union[str, None]


class CourseInputSyllabusItemLessonsItemBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CourseInputSyllabusItemLessonsItemBodyRoot(TypedDict):
    type: str
    children: List["CourseInputSyllabusItemLessonsItemBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CourseInputSyllabusItemLessonsItemBody(TypedDict):
    root: "CourseInputSyllabusItemLessonsItemBodyRoot"


class _CourseInputSyllabusItemLessonsItemQuestionsItemOptionsItemRequired(TypedDict):
    text: str


class CourseInputSyllabusItemLessonsItemQuestionsItemOptionsItem(_CourseInputSyllabusItemLessonsItemQuestionsItemOptionsItemRequired, total=False):
    isCorrect: Union[bool, None]
    id: Union[str, None]


class _CourseInputSyllabusItemLessonsItemQuestionsItemRequired(TypedDict):
    prompt: str


class CourseInputSyllabusItemLessonsItemQuestionsItem(_CourseInputSyllabusItemLessonsItemQuestionsItemRequired, total=False):
    kind: Literal["single", "multiple", "text", None]
    options: Union[List["CourseInputSyllabusItemLessonsItemQuestionsItemOptionsItem"], None]
    explanation: Union[str, None]
    id: Union[str, None]


class _CourseInputSyllabusItemLessonsItemRequired(TypedDict):
    title: str


class CourseInputSyllabusItemLessonsItem(_CourseInputSyllabusItemLessonsItemRequired, total=False):
    slug: str
    minutes: Union[float, None]
    kind: Literal["text", "video", "quiz", "download", None]
    isPreview: Union[bool, None]
    file: Union[Union[str, None], "LessonFileDocument"]
    embedUrl: Union[str, None]
    captions: Union[List["CourseInputSyllabusItemLessonsItemCaptionsItem"], None]
    bodyMarkdown: Union[str, None]
    body: Union["CourseInputSyllabusItemLessonsItemBody", None]
    passMark: Union[float, None]
    attempts: Union[float, None]
    questions: Union[List["CourseInputSyllabusItemLessonsItemQuestionsItem"], None]
    id: Union[str, None]


class _CourseInputSyllabusItemRequired(TypedDict):
    title: str


class CourseInputSyllabusItem(_CourseInputSyllabusItemRequired, total=False):
    lessons: Union[List["CourseInputSyllabusItemLessonsItem"], None]
    id: Union[str, None]


class _CourseInputInstructorsItemRequired(TypedDict):
    name: str


class CourseInputInstructorsItem(_CourseInputInstructorsItemRequired, total=False):
    role: Union[str, None]
    id: Union[str, None]


class CourseInputBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CourseInputBodyRoot(TypedDict):
    type: str
    children: List["CourseInputBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CourseInputBody(TypedDict):
    root: "CourseInputBodyRoot"


class CourseInputSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class _CourseInputRequired(TypedDict):
    title: str
    summary: str


class CourseInput(_CourseInputRequired, total=False):
    slug: str
    image: Union[Union[str, None], "MediaDocument"]
    level: Literal["foundation", "practitioner", "expert", None]
    format: Literal["online", "classroom", "blended", None]
    language: Union[str, None]
    durationHours: Union[float, None]
    topics: Union[List[str], None]
    price: "CourseInputPrice"
    outcomes: Union[List[str], None]
    syllabus: Union[List["CourseInputSyllabusItem"], None]
    instructors: Union[List["CourseInputInstructorsItem"], None]
    certificate: Union[bool, None]
    bodyMarkdown: Union[str, None]
    body: Union["CourseInputBody", None]
    seo: "CourseInputSeo"
    _status: Literal["draft", "published", None]


class CourseUpdatePrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class _CourseUpdateSyllabusItemLessonsItemCaptionsItemRequired(TypedDict):
    language: Literal["en", "fr", "ar"]
    file: Union[str, "LessonFileDocument"]


class CourseUpdateSyllabusItemLessonsItemCaptionsItem(_CourseUpdateSyllabusItemLessonsItemCaptionsItemRequired, total=False):
    id: Union[str, None]


class CourseUpdateSyllabusItemLessonsItemBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CourseUpdateSyllabusItemLessonsItemBodyRoot(TypedDict):
    type: str
    children: List["CourseUpdateSyllabusItemLessonsItemBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CourseUpdateSyllabusItemLessonsItemBody(TypedDict):
    root: "CourseUpdateSyllabusItemLessonsItemBodyRoot"


class _CourseUpdateSyllabusItemLessonsItemQuestionsItemOptionsItemRequired(TypedDict):
    text: str


class CourseUpdateSyllabusItemLessonsItemQuestionsItemOptionsItem(_CourseUpdateSyllabusItemLessonsItemQuestionsItemOptionsItemRequired, total=False):
    isCorrect: Union[bool, None]
    id: Union[str, None]


class _CourseUpdateSyllabusItemLessonsItemQuestionsItemRequired(TypedDict):
    prompt: str


class CourseUpdateSyllabusItemLessonsItemQuestionsItem(_CourseUpdateSyllabusItemLessonsItemQuestionsItemRequired, total=False):
    kind: Literal["single", "multiple", "text", None]
    options: Union[List["CourseUpdateSyllabusItemLessonsItemQuestionsItemOptionsItem"], None]
    explanation: Union[str, None]
    id: Union[str, None]


class _CourseUpdateSyllabusItemLessonsItemRequired(TypedDict):
    title: str


class CourseUpdateSyllabusItemLessonsItem(_CourseUpdateSyllabusItemLessonsItemRequired, total=False):
    slug: str
    minutes: Union[float, None]
    kind: Literal["text", "video", "quiz", "download", None]
    isPreview: Union[bool, None]
    file: Union[Union[str, None], "LessonFileDocument"]
    embedUrl: Union[str, None]
    captions: Union[List["CourseUpdateSyllabusItemLessonsItemCaptionsItem"], None]
    bodyMarkdown: Union[str, None]
    body: Union["CourseUpdateSyllabusItemLessonsItemBody", None]
    passMark: Union[float, None]
    attempts: Union[float, None]
    questions: Union[List["CourseUpdateSyllabusItemLessonsItemQuestionsItem"], None]
    id: Union[str, None]


class _CourseUpdateSyllabusItemRequired(TypedDict):
    title: str


class CourseUpdateSyllabusItem(_CourseUpdateSyllabusItemRequired, total=False):
    lessons: Union[List["CourseUpdateSyllabusItemLessonsItem"], None]
    id: Union[str, None]


class _CourseUpdateInstructorsItemRequired(TypedDict):
    name: str


class CourseUpdateInstructorsItem(_CourseUpdateInstructorsItemRequired, total=False):
    role: Union[str, None]
    id: Union[str, None]


class CourseUpdateBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CourseUpdateBodyRoot(TypedDict):
    type: str
    children: List["CourseUpdateBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CourseUpdateBody(TypedDict):
    root: "CourseUpdateBodyRoot"


class CourseUpdateSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class CourseUpdate(TypedDict, total=False):
    title: str
    slug: str
    summary: str
    image: Union[Union[str, None], "MediaDocument"]
    level: Literal["foundation", "practitioner", "expert", None]
    format: Literal["online", "classroom", "blended", None]
    language: Union[str, None]
    durationHours: Union[float, None]
    topics: Union[List[str], None]
    price: "CourseUpdatePrice"
    outcomes: Union[List[str], None]
    syllabus: Union[List["CourseUpdateSyllabusItem"], None]
    instructors: Union[List["CourseUpdateInstructorsItem"], None]
    certificate: Union[bool, None]
    bodyMarkdown: Union[str, None]
    body: Union["CourseUpdateBody", None]
    seo: "CourseUpdateSeo"
    _status: Literal["draft", "published", None]


class CourseSessionDocumentVenue(TypedDict, total=False):
    name: Union[str, None]
    address: Union[str, None]
    mapUrl: Union[str, None]


class _CourseSessionDocumentRequired(TypedDict):
    id: str
    course: Union[str, "CourseDocument"]
    startsAt: str
    endsAt: str
    timeZone: str
    mode: Literal["online", "onsite"]
    status: Literal["scheduled", "cancelled", "completed"]
    capacity: float
    updatedAt: str
    createdAt: str


class CourseSessionDocument(_CourseSessionDocumentRequired, total=False):
    title: Union[str, None]
    venue: "CourseSessionDocumentVenue"
    joinUrl: Union[str, None]
    teachers: Union[List[str], None]
    seatsLeft: Union[float, None]
    sold: Union[float, None]
    held: Union[float, None]
    attended: Union[float, None]


class CourseSessionInputVenue(TypedDict, total=False):
    name: Union[str, None]
    address: Union[str, None]
    mapUrl: Union[str, None]


class _CourseSessionInputRequired(TypedDict):
    course: Union[str, "CourseDocument"]
    startsAt: str
    endsAt: str
    capacity: float


class CourseSessionInput(_CourseSessionInputRequired, total=False):
    timeZone: str
    mode: Literal["online", "onsite"]
    venue: "CourseSessionInputVenue"
    joinUrl: Union[str, None]
    teachers: Union[List[str], None]
    status: Literal["scheduled", "cancelled", "completed"]


class CourseSessionUpdateVenue(TypedDict, total=False):
    name: Union[str, None]
    address: Union[str, None]
    mapUrl: Union[str, None]


class CourseSessionUpdate(TypedDict, total=False):
    startsAt: str
    endsAt: str
    timeZone: str
    mode: Literal["online", "onsite"]
    venue: "CourseSessionUpdateVenue"
    joinUrl: Union[str, None]
    teachers: Union[List[str], None]
    status: Literal["scheduled", "cancelled", "completed"]
    capacity: float


class LearnerDocumentEnrolments(TypedDict, total=False):
    docs: List[Union[str, "EnrolmentDocument"]]
    hasNextPage: bool
    totalDocs: float


class LearnerDocumentCertificates(TypedDict, total=False):
    docs: List[Union[str, "CertificateDocument"]]
    hasNextPage: bool
    totalDocs: float


class _LearnerDocumentRequired(TypedDict):
    id: str
    email: str
    updatedAt: str
    createdAt: str


class LearnerDocument(_LearnerDocumentRequired, total=False):
    name: Union[str, None]
    enrolments: "LearnerDocumentEnrolments"
    certificates: "LearnerDocumentCertificates"
    blocked: Union[bool, None]
    locale: Union[str, None]
    lastSignInAt: Union[str, None]


class _LearnerInputRequired(TypedDict):
    email: str


class LearnerInput(_LearnerInputRequired, total=False):
    name: Union[str, None]
    blocked: Union[bool, None]


class LearnerUpdate(TypedDict, total=False):
    email: str
    name: Union[str, None]
    blocked: Union[bool, None]


class BookingDocumentAttendeesItem(TypedDict, total=False):
    name: Union[str, None]
    email: Union[str, None]
    id: Union[str, None]


class BookingDocumentRefund(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class _BookingDocumentRequired(TypedDict):
    id: str
    courseTitle: str
    places: float
    status: Literal["confirmed", "cancelled"]
    updatedAt: str
    createdAt: str


class BookingDocument(_BookingDocumentRequired, total=False):
    course: Union[Union[str, None], "CourseDocument"]
    session: Union[Union[str, None], "CourseSessionDocument"]
    buyer: Union[Union[str, None], "LearnerDocument"]
    attendees: Union[List["BookingDocumentAttendeesItem"], None]
    cancelledAt: Union[str, None]
    orderNumber: Union[str, None]
    order: Union[str, None]
    refund: "BookingDocumentRefund"


class EnrolmentDocumentCertificates(TypedDict, total=False):
    docs: List[Union[str, "CertificateDocument"]]
    hasNextPage: bool
    totalDocs: float


class _EnrolmentDocumentRequired(TypedDict):
    id: str
    learner: Union[str, "LearnerDocument"]
    status: Literal["active", "completed"]
    updatedAt: str
    createdAt: str


class EnrolmentDocument(_EnrolmentDocumentRequired, total=False):
    course: Union[Union[str, None], "CourseDocument"]
    session: Union[Union[str, None], "CourseSessionDocument"]
    progress: Union[float, None]
    completedAt: Union[str, None]
    completedLessons: Union[Dict[str, Any], List[Any], str, float, bool, None]
    courseTitle: Union[str, None]
    courseSlug: Union[str, None]
    order: Union[str, None]
    booking: Union[Union[str, None], "BookingDocument"]
    seat: Union[float, None]
    attendedAt: Union[str, None]
    attemptGivenAt: Union[str, None]
    remindedAt: Union[str, None]
    endedAt: Union[str, None]
    certificates: "EnrolmentDocumentCertificates"


class _EnrolmentInputRequired(TypedDict):
    learner: Union[str, "LearnerDocument"]
    course: Union[Union[str, None], "CourseDocument"]


class EnrolmentInput(_EnrolmentInputRequired, total=False):
    session: Union[Union[str, None], "CourseSessionDocument"]
    status: Literal["active", "completed"]


class EnrolmentUpdate(TypedDict, total=False):
    session: Union[Union[str, None], "CourseSessionDocument"]
    status: Literal["active", "completed"]
    endedAt: Union[str, None]


class _CertificateDocumentRequired(TypedDict):
    id: str
    number: str
    title: str
    issuedAt: str
    updatedAt: str
    createdAt: str


class CertificateDocument(_CertificateDocumentRequired, total=False):
    name: Union[str, None]
    hours: Union[float, None]
    issuer: Union[str, None]
    revokedAt: Union[str, None]
    revokedReason: Union[str, None]
    learner: Union[Union[str, None], "LearnerDocument"]
    course: Union[Union[str, None], "CourseDocument"]
    enrolment: Union[Union[str, None], "EnrolmentDocument"]


class _LessonFileDocumentRequired(TypedDict):
    id: str
    updatedAt: str
    createdAt: str


class LessonFileDocument(_LessonFileDocumentRequired, total=False):
    url: Union[str, None]
    thumbnailURL: Union[str, None]
    filename: Union[str, None]
    mimeType: Union[str, None]
    filesize: Union[float, None]
    width: Union[float, None]
    height: Union[float, None]


LessonFileUpdate = Dict[str, Any]


class PaymentLinkDocumentPrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class _PaymentLinkDocumentRequired(TypedDict):
    id: str
    slug: str
    state: Literal["draft", "active", "paused", "archived"]
    kind: Literal["gateway", "external"]
    title: str
    updatedAt: str
    createdAt: str


class PaymentLinkDocument(_PaymentLinkDocumentRequired, total=False):
    visits: Union[float, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    amountMode: Literal["fixed", "open", None]
    price: "PaymentLinkDocumentPrice"
    min: Union[float, None]
    max: Union[float, None]
    target: Union[str, None]
    availableFrom: Union[str, None]
    availableUntil: Union[str, None]
    maxUses: Union[float, None]
    course: Union[Union[str, None], "CourseDocument"]
    session: Union[Union[str, None], "CourseSessionDocument"]


class PaymentLinkInputPrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class _PaymentLinkInputRequired(TypedDict):
    title: str


class PaymentLinkInput(_PaymentLinkInputRequired, total=False):
    slug: str
    state: Literal["draft", "active", "paused", "archived"]
    kind: Literal["gateway", "external"]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    amountMode: Literal["fixed", "open", None]
    price: "PaymentLinkInputPrice"
    min: Union[float, None]
    max: Union[float, None]
    target: Union[str, None]
    availableFrom: Union[str, None]
    availableUntil: Union[str, None]
    maxUses: Union[float, None]
    course: Union[Union[str, None], "CourseDocument"]
    session: Union[Union[str, None], "CourseSessionDocument"]


class PaymentLinkUpdatePrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class PaymentLinkUpdate(TypedDict, total=False):
    slug: str
    state: Literal["draft", "active", "paused", "archived"]
    kind: Literal["gateway", "external"]
    title: str
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    amountMode: Literal["fixed", "open", None]
    price: "PaymentLinkUpdatePrice"
    min: Union[float, None]
    max: Union[float, None]
    target: Union[str, None]
    availableFrom: Union[str, None]
    availableUntil: Union[str, None]
    maxUses: Union[float, None]
    course: Union[Union[str, None], "CourseDocument"]
    session: Union[Union[str, None], "CourseSessionDocument"]


class OrderDocumentTimeline(TypedDict, total=False):
    docs: List[Union[str, "PaymentEventDocument"]]
    hasNextPage: bool
    totalDocs: float


class OrderDocumentAttendeesItem(TypedDict, total=False):
    name: Union[str, None]
    email: Union[str, None]
    id: Union[str, None]


class OrderDocumentCustomer(TypedDict, total=False):
    name: Union[str, None]
    email: Union[str, None]
    phone: Union[str, None]


class OrderDocumentBilling(TypedDict, total=False):
    company: Union[str, None]
    address: Union[str, None]
    country: Union[str, None]
    taxId: Union[str, None]


class OrderDocumentInvoices(TypedDict, total=False):
    docs: List[Union[str, "InvoiceDocument"]]
    hasNextPage: bool
    totalDocs: float


class OrderDocumentAttempts(TypedDict, total=False):
    docs: List[Union[str, "PaymentAttemptDocument"]]
    hasNextPage: bool
    totalDocs: float


class OrderDocumentRefunds(TypedDict, total=False):
    docs: List[Union[str, "RefundDocument"]]
    hasNextPage: bool
    totalDocs: float


class _OrderDocumentRequired(TypedDict):
    id: str
    status: Literal["created", "pending", "paid", "failed", "cancelled", "expired", "review", "partially_refunded", "refunded", "disputed"]
    number: str
    amount: float
    refundedAmount: float
    currency: str
    title: str
    quantity: float
    locale: str
    version: float
    updatedAt: str
    createdAt: str


class OrderDocument(_OrderDocumentRequired, total=False):
    timeline: "OrderDocumentTimeline"
    verification: Literal["confirmed", "callback-only", "staff", None]
    attention: Union[str, None]
    paidAt: Union[str, None]
    releasedAt: Union[str, None]
    link: Union[Union[str, None], "PaymentLinkDocument"]
    course: Union[Union[str, None], "CourseDocument"]
    session: Union[Union[str, None], "CourseSessionDocument"]
    attendees: Union[List["OrderDocumentAttendeesItem"], None]
    customer: "OrderDocumentCustomer"
    billing: "OrderDocumentBilling"
    trackingId: Union[str, None]
    invoices: "OrderDocumentInvoices"
    attempts: "OrderDocumentAttempts"
    refunds: "OrderDocumentRefunds"


class _RefundDocumentRequired(TypedDict):
    id: str
    reference: str
    order: Union[str, "OrderDocument"]
    amount: float
    currency: str
    kind: Literal["asked", "duplicate", "rejected"]
    status: Literal["due", "requested", "done", "refused"]
    trackingId: str
    updatedAt: str
    createdAt: str


class RefundDocument(_RefundDocumentRequired, total=False):
    reason: Union[str, None]
    answer: Union[str, None]
    by: Union[Union[str, None], "UserDocument"]


class _InvoiceDocumentRequired(TypedDict):
    id: str
    number: str
    kind: Literal["invoice", "credit_note"]
    order: Union[str, "OrderDocument"]
    issuedAt: str
    gross: float
    tax: float
    currency: str
    position: float
    locale: str
    updatedAt: str
    createdAt: str


class InvoiceDocument(_InvoiceDocumentRequired, total=False):
    invoice: Union[Union[str, None], "InvoiceDocument"]
    customer: Union[str, None]
    email: Union[str, None]
    taxLabel: Union[str, None]
    taxRate: Union[float, None]


PaymentReportDocument = TypedDict("PaymentReportDocument", {
    "id": str,
    "from": str,
    "until": str,
    "compared": float,
    "differences": float,
    "findings": Union[Dict[str, Any], List[Any], str, float, bool, None],
    "updatedAt": str,
    "createdAt": str,
}, total=False)


class _ChatQuestionDocumentRequired(TypedDict):
    id: str
    question: str
    mode: Literal["platform", "local"]
    locale: str
    day: str
    updatedAt: str
    createdAt: str


class ChatQuestionDocument(_ChatQuestionDocumentRequired, total=False):
    faq: Union[Union[str, None], "FaqDocument"]
    grounded: Union[bool, None]
    source: Union[str, None]
    helpful: Union[bool, None]
    reviewed: Union[bool, None]
    comment: Union[str, None]


class ChatQuestionUpdate(TypedDict, total=False):
    reviewed: Union[bool, None]


class _TestQuestionDocumentRequired(TypedDict):
    id: str
    question: str
    language: Literal["en", "fr", "ar"]
    updatedAt: str
    createdAt: str


class TestQuestionDocument(_TestQuestionDocumentRequired, total=False):
    page: Union[str, None]
    result: Literal["passes", "fails", None]
    given: Union[str, None]


class _TestQuestionInputRequired(TypedDict):
    question: str


class TestQuestionInput(_TestQuestionInputRequired, total=False):
    page: Union[str, None]
    language: Literal["en", "fr", "ar"]


class TestQuestionUpdate(TypedDict, total=False):
    question: str
    page: Union[str, None]
    language: Literal["en", "fr", "ar"]


class _RiskItemDocumentRequired(TypedDict):
    id: str
    title: str
    category: str
    severity: Literal["informational", "low", "medium", "high", "critical"]
    status: Literal["open", "mitigated", "closed"]
    updatedAt: str
    createdAt: str


class RiskItemDocument(_RiskItemDocumentRequired, total=False):
    detail: Union[str, None]


class _RiskItemInputRequired(TypedDict):
    title: str
    category: str


class RiskItemInput(_RiskItemInputRequired, total=False):
    detail: Union[str, None]
    severity: Literal["informational", "low", "medium", "high", "critical"]
    status: Literal["open", "mitigated", "closed"]


class RiskItemUpdate(TypedDict, total=False):
    title: str
    category: str
    detail: Union[str, None]
    severity: Literal["informational", "low", "medium", "high", "critical"]
    status: Literal["open", "mitigated", "closed"]


class _UserDocumentSessionsItemRequired(TypedDict):
    id: str
    expiresAt: str


class UserDocumentSessionsItem(_UserDocumentSessionsItemRequired, total=False):
    createdAt: Union[str, None]


class _UserDocumentRequired(TypedDict):
    id: str
    updatedAt: str
    createdAt: str
    email: str
    collection: Literal["users"]


class UserDocument(_UserDocumentRequired, total=False):
    name: Union[str, None]
    role: Literal["admin", "editor", "sales", "finance", "viewer"]
    currentPassword: Union[str, None]
    apiKeyExpiresAt: Union[str, None]
    apiKeyLastUsedAt: Union[str, None]
    enableAPIKey: Union[bool, None]
    apiKey: Union[str, None]
    hasAPIKey: Union[bool, None]
    sessions: Union[List["UserDocumentSessionsItem"], None]
    password: Union[str, None]


class _UserInputRequired(TypedDict):
    email: str


class UserInput(_UserInputRequired, total=False):
    name: Union[str, None]
    role: Literal["admin", "editor", "sales", "finance", "viewer"]
    apiKeyExpiresAt: Union[str, None]
    enableAPIKey: Union[bool, None]
    apiKey: Union[str, None]
    password: Union[str, None]


class UserUpdate(TypedDict, total=False):
    name: Union[str, None]
    role: Literal["admin", "editor", "sales", "finance", "viewer"]
    currentPassword: Union[str, None]
    apiKeyExpiresAt: Union[str, None]
    enableAPIKey: Union[bool, None]
    apiKey: Union[str, None]
    email: str
    password: Union[str, None]


class _ApiKeyDocumentRequired(TypedDict):
    id: str
    name: str
    scopes: List[str]
    updatedAt: str
    createdAt: str


class ApiKeyDocument(_ApiKeyDocumentRequired, total=False):
    owner: Union[Union[str, None], "UserDocument"]
    expiresAt: Union[str, None]
    revoked: Union[bool, None]
    start: Union[str, None]
    lastUsedAt: Union[str, None]
    key: Union[str, None]


class _ApiKeyInputRequired(TypedDict):
    name: str
    scopes: List[str]


class ApiKeyInput(_ApiKeyInputRequired, total=False):
    owner: Union[Union[str, None], "UserDocument"]
    expiresAt: Union[str, None]


class ApiKeyUpdate(TypedDict, total=False):
    name: str
    scopes: List[str]
    expiresAt: Union[str, None]
    revoked: Union[bool, None]


class _AuditLogDocumentRequired(TypedDict):
    id: str
    action: Literal["create", "update", "publish", "publish-failed", "restore", "delete", "sign-in", "sign-in-failed", "sign-out", "password-reset", "code-refused", "second-factor", "key-use", "key-refused"]
    actorKind: Literal["staff", "key", "admin-key", "visitor", "system"]
    count: float
    updatedAt: str
    createdAt: str


class AuditLogDocument(_AuditLogDocumentRequired, total=False):
    target: Union[str, None]
    targetId: Union[str, None]
    actor: Union[str, None]
    actorEmail: Union[str, None]
    actorKey: Union[str, None]
    before: Union[Dict[str, Any], List[Any], str, float, bool, None]
    after: Union[Dict[str, Any], List[Any], str, float, bool, None]
    requestId: Union[str, None]
    client: Union[str, None]


class WebhookDocumentDeliveries(TypedDict, total=False):
    docs: List[Union[str, "WebhookDeliveryDocument"]]
    hasNextPage: bool
    totalDocs: float


class _WebhookDocumentRequired(TypedDict):
    id: str
    url: str
    events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "booking.created", "booking.cancelled", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]]
    updatedAt: str
    createdAt: str


class WebhookDocument(_WebhookDocumentRequired, total=False):
    enabled: Union[bool, None]
    secret: Union[str, None]
    deliveries: "WebhookDocumentDeliveries"
    failingSince: Union[str, None]
    deadSince: Union[str, None]


class _WebhookInputRequired(TypedDict):
    url: str
    events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "booking.created", "booking.cancelled", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]]


class WebhookInput(_WebhookInputRequired, total=False):
    enabled: Union[bool, None]
    secret: Union[str, None]


class WebhookUpdate(TypedDict, total=False):
    url: str
    events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "booking.created", "booking.cancelled", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]]
    enabled: Union[bool, None]
    secret: Union[str, None]


class _WebhookDeliveryDocumentRequired(TypedDict):
    id: str
    messageId: str
    event: str
    body: str
    status: Literal["pending", "delivered", "failed"]
    attempts: float
    updatedAt: str
    createdAt: str


class WebhookDeliveryDocument(_WebhookDeliveryDocumentRequired, total=False):
    webhook: Union[Union[str, None], "WebhookDocument"]
    firstAttemptAt: Union[str, None]
    lastAttemptAt: Union[str, None]
    nextAttemptAt: Union[str, None]
    deliveredAt: Union[str, None]
    lastStatus: Union[float, None]
    lastAnswer: Union[str, None]
    lastFault: Union[str, None]


class _CurrencyDocumentRequired(TypedDict):
    codes: List[str]


class CurrencyDocument(_CurrencyDocumentRequired, total=False):
    id: str
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class CurrencyUpdate(TypedDict, total=False):
    codes: List[str]


class SignInPolicyDocument(TypedDict, total=False):
    id: str
    secondFactorFor: Union[List[Literal["admin", "editor", "sales", "finance", "viewer"]], None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class SignInPolicyUpdate(TypedDict, total=False):
    secondFactorFor: Union[List[Literal["admin", "editor", "sales", "finance", "viewer"]], None]


class BrandingDocumentLogo(TypedDict, total=False):
    light: Union[Union[str, None], "MediaDocument"]
    dark: Union[Union[str, None], "MediaDocument"]


class BrandingDocumentColors(TypedDict):
    primary: str
    onPrimary: str
    accent: str
    background: str
    foreground: str


class BrandingDocumentFonts(TypedDict, total=False):
    heading: Union[str, None]
    body: Union[str, None]


class _BrandingDocumentSocialItemRequired(TypedDict):
    network: str
    url: str


class BrandingDocumentSocialItem(_BrandingDocumentSocialItemRequired, total=False):
    id: Union[str, None]


class BrandingDocumentContact(TypedDict, total=False):
    email: Union[str, None]
    phone: Union[str, None]
    address: Union[str, None]


class _BrandingDocumentRequired(TypedDict):
    name: str
    colors: "BrandingDocumentColors"


class BrandingDocument(_BrandingDocumentRequired, total=False):
    id: str
    tagline: Union[str, None]
    legalName: Union[str, None]
    url: Union[str, None]
    logo: "BrandingDocumentLogo"
    favicon: Union[Union[str, None], "MediaDocument"]
    fonts: "BrandingDocumentFonts"
    social: Union[List["BrandingDocumentSocialItem"], None]
    contact: "BrandingDocumentContact"
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class BrandingUpdateLogo(TypedDict, total=False):
    light: Union[Union[str, None], "MediaDocument"]
    dark: Union[Union[str, None], "MediaDocument"]


class BrandingUpdateColors(TypedDict, total=False):
    primary: str
    onPrimary: str
    accent: str
    background: str
    foreground: str


class BrandingUpdateFonts(TypedDict, total=False):
    heading: Union[str, None]
    body: Union[str, None]


class _BrandingUpdateSocialItemRequired(TypedDict):
    network: str
    url: str


class BrandingUpdateSocialItem(_BrandingUpdateSocialItemRequired, total=False):
    id: Union[str, None]


class BrandingUpdateContact(TypedDict, total=False):
    email: Union[str, None]
    phone: Union[str, None]
    address: Union[str, None]


class BrandingUpdate(TypedDict, total=False):
    name: str
    tagline: Union[str, None]
    legalName: Union[str, None]
    url: Union[str, None]
    logo: "BrandingUpdateLogo"
    favicon: Union[Union[str, None], "MediaDocument"]
    colors: "BrandingUpdateColors"
    fonts: "BrandingUpdateFonts"
    social: Union[List["BrandingUpdateSocialItem"], None]
    contact: "BrandingUpdateContact"


class HeaderDocumentItemsItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class HeaderDocumentItemsItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class HeaderDocumentItemsItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class HeaderDocumentItemsItemChildrenItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class HeaderDocumentItemsItemChildrenItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class HeaderDocumentItemsItemChildrenItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _HeaderDocumentItemsItemChildrenItemRequired(TypedDict):
    label: str


class HeaderDocumentItemsItemChildrenItem(_HeaderDocumentItemsItemChildrenItemRequired, total=False):
    doc: Union[Union["HeaderDocumentItemsItemChildrenItemDoc", None], Union["HeaderDocumentItemsItemChildrenItemDoc2", None], Union["HeaderDocumentItemsItemChildrenItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class _HeaderDocumentItemsItemRequired(TypedDict):
    label: str


class HeaderDocumentItemsItem(_HeaderDocumentItemsItemRequired, total=False):
    doc: Union[Union["HeaderDocumentItemsItemDoc", None], Union["HeaderDocumentItemsItemDoc2", None], Union["HeaderDocumentItemsItemDoc3", None]]
    url: Union[str, None]
    children: Union[List["HeaderDocumentItemsItemChildrenItem"], None]
    id: Union[str, None]


class HeaderDocumentCallsItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class HeaderDocumentCallsItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class HeaderDocumentCallsItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _HeaderDocumentCallsItemRequired(TypedDict):
    label: str


class HeaderDocumentCallsItem(_HeaderDocumentCallsItemRequired, total=False):
    doc: Union[Union["HeaderDocumentCallsItemDoc", None], Union["HeaderDocumentCallsItemDoc2", None], Union["HeaderDocumentCallsItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class HeaderDocument(TypedDict, total=False):
    id: str
    items: Union[List["HeaderDocumentItemsItem"], None]
    calls: Union[List["HeaderDocumentCallsItem"], None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class HeaderUpdateItemsItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class HeaderUpdateItemsItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class HeaderUpdateItemsItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class HeaderUpdateItemsItemChildrenItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class HeaderUpdateItemsItemChildrenItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class HeaderUpdateItemsItemChildrenItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _HeaderUpdateItemsItemChildrenItemRequired(TypedDict):
    label: str


class HeaderUpdateItemsItemChildrenItem(_HeaderUpdateItemsItemChildrenItemRequired, total=False):
    doc: Union[Union["HeaderUpdateItemsItemChildrenItemDoc", None], Union["HeaderUpdateItemsItemChildrenItemDoc2", None], Union["HeaderUpdateItemsItemChildrenItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class _HeaderUpdateItemsItemRequired(TypedDict):
    label: str


class HeaderUpdateItemsItem(_HeaderUpdateItemsItemRequired, total=False):
    doc: Union[Union["HeaderUpdateItemsItemDoc", None], Union["HeaderUpdateItemsItemDoc2", None], Union["HeaderUpdateItemsItemDoc3", None]]
    url: Union[str, None]
    children: Union[List["HeaderUpdateItemsItemChildrenItem"], None]
    id: Union[str, None]


class HeaderUpdateCallsItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class HeaderUpdateCallsItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class HeaderUpdateCallsItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _HeaderUpdateCallsItemRequired(TypedDict):
    label: str


class HeaderUpdateCallsItem(_HeaderUpdateCallsItemRequired, total=False):
    doc: Union[Union["HeaderUpdateCallsItemDoc", None], Union["HeaderUpdateCallsItemDoc2", None], Union["HeaderUpdateCallsItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class HeaderUpdate(TypedDict, total=False):
    items: Union[List["HeaderUpdateItemsItem"], None]
    calls: Union[List["HeaderUpdateCallsItem"], None]


class FooterDocumentColumnsItemLinksItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class FooterDocumentColumnsItemLinksItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class FooterDocumentColumnsItemLinksItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _FooterDocumentColumnsItemLinksItemRequired(TypedDict):
    label: str


class FooterDocumentColumnsItemLinksItem(_FooterDocumentColumnsItemLinksItemRequired, total=False):
    doc: Union[Union["FooterDocumentColumnsItemLinksItemDoc", None], Union["FooterDocumentColumnsItemLinksItemDoc2", None], Union["FooterDocumentColumnsItemLinksItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class _FooterDocumentColumnsItemRequired(TypedDict):
    title: str


class FooterDocumentColumnsItem(_FooterDocumentColumnsItemRequired, total=False):
    links: Union[List["FooterDocumentColumnsItemLinksItem"], None]
    id: Union[str, None]


class FooterDocument(TypedDict, total=False):
    id: str
    columns: Union[List["FooterDocumentColumnsItem"], None]
    legal: Union[str, None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class FooterUpdateColumnsItemLinksItemDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class FooterUpdateColumnsItemLinksItemDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class FooterUpdateColumnsItemLinksItemDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class _FooterUpdateColumnsItemLinksItemRequired(TypedDict):
    label: str


class FooterUpdateColumnsItemLinksItem(_FooterUpdateColumnsItemLinksItemRequired, total=False):
    doc: Union[Union["FooterUpdateColumnsItemLinksItemDoc", None], Union["FooterUpdateColumnsItemLinksItemDoc2", None], Union["FooterUpdateColumnsItemLinksItemDoc3", None]]
    url: Union[str, None]
    id: Union[str, None]


class _FooterUpdateColumnsItemRequired(TypedDict):
    title: str


class FooterUpdateColumnsItem(_FooterUpdateColumnsItemRequired, total=False):
    links: Union[List["FooterUpdateColumnsItemLinksItem"], None]
    id: Union[str, None]


class FooterUpdate(TypedDict, total=False):
    columns: Union[List["FooterUpdateColumnsItem"], None]
    legal: Union[str, None]


class _TcoModelDocumentCurrenciesItemBandsItemRequired(TypedDict):
    fromSeats: float
    pricePerSeat: float


class TcoModelDocumentCurrenciesItemBandsItem(_TcoModelDocumentCurrenciesItemBandsItemRequired, total=False):
    id: Union[str, None]


class _TcoModelDocumentCurrenciesItemRequired(TypedDict):
    currency: str
    bands: List["TcoModelDocumentCurrenciesItemBandsItem"]
    setupFee: float
    migrationPerSeat: float
    supportPerYear: float
    adminHourRate: float


class TcoModelDocumentCurrenciesItem(_TcoModelDocumentCurrenciesItemRequired, total=False):
    id: Union[str, None]


class _TcoModelDocumentRequired(TypedDict):
    hoursSavedPercent: float


class TcoModelDocument(_TcoModelDocumentRequired, total=False):
    id: str
    currencies: Union[List["TcoModelDocumentCurrenciesItem"], None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class _TcoModelUpdateCurrenciesItemBandsItemRequired(TypedDict):
    fromSeats: float


class TcoModelUpdateCurrenciesItemBandsItem(_TcoModelUpdateCurrenciesItemBandsItemRequired, total=False):
    pricePerSeat: float
    id: Union[str, None]


class _TcoModelUpdateCurrenciesItemRequired(TypedDict):
    currency: str
    bands: List["TcoModelUpdateCurrenciesItemBandsItem"]


class TcoModelUpdateCurrenciesItem(_TcoModelUpdateCurrenciesItemRequired, total=False):
    setupFee: float
    migrationPerSeat: float
    supportPerYear: float
    adminHourRate: float
    id: Union[str, None]


class TcoModelUpdate(TypedDict, total=False):
    hoursSavedPercent: float
    currencies: Union[List["TcoModelUpdateCurrenciesItem"], None]


class VideoHostDocument(TypedDict, total=False):
    id: str
    hosts: Union[List[str], None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class VideoHostUpdate(TypedDict, total=False):
    hosts: Union[List[str], None]


class _CancellationPolicyDocumentStepsItemRequired(TypedDict):
    days: float
    percent: float


class CancellationPolicyDocumentStepsItem(_CancellationPolicyDocumentStepsItemRequired, total=False):
    id: Union[str, None]


class _CancellationPolicyDocumentRequired(TypedDict):
    anyTimeDays: float


class CancellationPolicyDocument(_CancellationPolicyDocumentRequired, total=False):
    id: str
    steps: Union[List["CancellationPolicyDocumentStepsItem"], None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class _CancellationPolicyUpdateStepsItemRequired(TypedDict):
    days: float
    percent: float


class CancellationPolicyUpdateStepsItem(_CancellationPolicyUpdateStepsItemRequired, total=False):
    id: Union[str, None]


class CancellationPolicyUpdate(TypedDict, total=False):
    steps: Union[List["CancellationPolicyUpdateStepsItem"], None]
    anyTimeDays: float


class _TopicNameDocumentTopicsItemRequired(TypedDict):
    topic: str
    name: str


class TopicNameDocumentTopicsItem(_TopicNameDocumentTopicsItemRequired, total=False):
    id: Union[str, None]


class TopicNameDocument(TypedDict, total=False):
    id: str
    topics: Union[List["TopicNameDocumentTopicsItem"], None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class _TopicNameUpdateTopicsItemRequired(TypedDict):
    topic: str
    name: str


class TopicNameUpdateTopicsItem(_TopicNameUpdateTopicsItemRequired, total=False):
    id: Union[str, None]


class TopicNameUpdate(TypedDict, total=False):
    topics: Union[List["TopicNameUpdateTopicsItem"], None]


class _ReminderDocumentRequired(TypedDict):
    hoursBefore: float


class ReminderDocument(_ReminderDocumentRequired, total=False):
    id: str
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class ReminderUpdate(TypedDict, total=False):
    hoursBefore: float


class _SellerDocumentRequired(TypedDict):
    invoicePrefix: str
    creditNotePrefix: str


class SellerDocument(_SellerDocumentRequired, total=False):
    id: str
    name: Union[str, None]
    address: Union[str, None]
    taxId: Union[str, None]
    registration: Union[str, None]
    taxLabel: Union[str, None]
    taxRate: Union[float, None]
    note: Union[str, None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class SellerUpdate(TypedDict, total=False):
    name: Union[str, None]
    address: Union[str, None]
    taxId: Union[str, None]
    registration: Union[str, None]
    taxLabel: Union[str, None]
    taxRate: Union[float, None]
    note: Union[str, None]
    invoicePrefix: str
    creditNotePrefix: str


class EmbeddingDocument(TypedDict, total=False):
    id: str
    origins: Union[List[str], None]
    updatedAt: Union[str, None]
    createdAt: Union[str, None]


class EmbeddingUpdate(TypedDict, total=False):
    origins: Union[List[str], None]


class ProblemErrorsItem(TypedDict):
    path: str
    code: str
    message: str


class _ProblemRequired(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    instance: str
    requestId: str
    code: str


class Problem(_ProblemRequired, total=False):
    errors: List["ProblemErrorsItem"]


class PayloadErrorsErrorsItem(TypedDict):
    message: str


class _PayloadErrorsRequired(TypedDict):
    errors: List["PayloadErrorsErrorsItem"]


class PayloadErrors(_PayloadErrorsRequired, total=False):
    code: str


class _PayloadPageRequired(TypedDict):
    totalDocs: int
    limit: int
    totalPages: int
    hasPrevPage: bool
    hasNextPage: bool


class PayloadPage(_PayloadPageRequired, total=False):
    page: int
    pagingCounter: int
    prevPage: Union[int, None]
    nextPage: Union[int, None]


PayloadVersion = Dict[str, Any]


class _PayloadBulkErrorRequired(TypedDict):
    message: str


class PayloadBulkError(_PayloadBulkErrorRequired, total=False):
    id: str


Where = Dict[str, Union["WhereField", List["Where"]]]


WhereField = TypedDict("WhereField", {
    "equals": Any,
    "not_equals": Any,
    "in": Union[str, List[Union[str, float, bool, None]]],
    "not_in": Union[str, List[Union[str, float, bool, None]]],
    "exists": bool,
    "like": str,
    "not_like": str,
    "contains": str,
    "greater_than": Any,
    "greater_than_equal": Any,
    "less_than": Any,
    "less_than_equal": Any,
}, total=False)


Select = Dict[str, Union[bool, "Select"]]


class WaitingItemsItem(TypedDict):
    id: str
    label: str
    hint: str
    count: int
    url: str


class Waiting(TypedDict):
    items: List["WaitingItemsItem"]


class BrandingLogo(TypedDict):
    light: Union["Image", None]
    dark: Union["Image", None]


class BrandingColors(TypedDict):
    primary: str
    onPrimary: str
    accent: str
    background: str
    foreground: str


class BrandingFonts(TypedDict):
    heading: Union[str, None]
    body: Union[str, None]


class BrandingSocialItem(TypedDict):
    network: str
    url: str


class BrandingContact(TypedDict):
    email: Union[str, None]
    phone: Union[str, None]
    address: Union[str, None]


class Branding(TypedDict):
    name: str
    tagline: Union[str, None]
    legalName: Union[str, None]
    url: str
    logo: "BrandingLogo"
    favicon: Union["Image", None]
    colors: "BrandingColors"
    fonts: "BrandingFonts"
    social: List["BrandingSocialItem"]
    contact: "BrandingContact"
    updatedAt: str


class Image(TypedDict):
    url: str
    width: Union[int, None]
    height: Union[int, None]
    alt: str


class HealthChecks(TypedDict):
    database: List["HealthCheck"]
    mail: List["HealthCheck"]
    gateway: List["HealthCheck"]
    assistant: List["HealthCheck"]
    jobs: List["HealthCheck"]
    search: List["HealthCheck"]


class Health(TypedDict):
    status: Literal["pass", "warn", "fail"]
    version: str
    releaseId: str
    serviceId: str
    uptimeSeconds: int
    checks: "HealthChecks"


class _HealthCheckRequired(TypedDict):
    status: Literal["pass", "warn", "fail"]
    componentType: Literal["component", "datastore", "system"]
    time: str


class HealthCheck(_HealthCheckRequired, total=False):
    observedValue: Union[float, str]
    observedUnit: str
    output: str


class Probe(TypedDict):
    status: Literal["pass", "warn", "fail"]


class SearchPageFacets(TypedDict):
    type: Dict[str, int]


class SearchPage(TypedDict):
    docs: List["SearchResult"]
    totalDocs: int
    limit: int
    page: int
    totalPages: int
    hasPrevPage: bool
    hasNextPage: bool
    prevPage: Union[int, None]
    nextPage: Union[int, None]
    query: str
    correctedQuery: Union[str, None]
    facets: "SearchPageFacets"


class SearchResult(TypedDict):
    id: str
    type: str
    title: str
    url: str
    excerpt: str
    highlights: List[List[int]]
    score: float
    updatedAt: str


class SearchTotalsDaysItem(TypedDict):
    day: str
    searches: int
    withoutResult: int


class SearchTotalsQueriesItem(TypedDict):
    query: str
    searches: int
    lastDay: str


SearchTotals = TypedDict("SearchTotals", {
    "from": str,
    "until": str,
    "searches": int,
    "withoutResult": int,
    "days": List["SearchTotalsDaysItem"],
    "queries": List["SearchTotalsQueriesItem"],
}, total=False)


Country = Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]


class _ConsentGivenRequired(TypedDict):
    marketing: bool


class ConsentGiven(_ConsentGivenRequired, total=False):
    policyVersion: Union[str, None]


class OtpChallenge(TypedDict):
    status: Literal["otp_sent"]
    challengeId: str
    expiresIn: Literal[600]
    resendAfter: Literal[60]
    codeLength: Literal[6]


class OtpProof(TypedDict):
    challengeId: str
    code: str


class LeadReceived(TypedDict):
    status: Literal["received"]
    reference: str
    kind: Literal["demo", "contact", "request-info", "brochures", "tco", "form"]


class _TcoInputsRequired(TypedDict):
    seats: int
    years: int
    currency: str
    currentCostPerSeat: int


class TcoInputs(_TcoInputsRequired, total=False):
    adminHoursPerMonth: float


class TcoReceived(TypedDict):
    status: Literal["received"]
    reference: str
    kind: Literal["demo", "contact", "request-info", "brochures", "tco", "form"]
    estimate: "TcoEstimate"


class TcoEstimateLinesItem(TypedDict):
    label: str
    amount: int


class TcoEstimate(TypedDict):
    currency: str
    years: int
    lines: List["TcoEstimateLinesItem"]
    total: int
    currentTotal: int
    savings: int
    assumptions: List[str]


class PersonData(TypedDict):
    exportedAt: str
    email: str
    leads: List[Dict[str, Any]]
    timeline: List[Dict[str, Any]]
    consents: List[Dict[str, Any]]
    undeliveredMails: List[Dict[str, Any]]
    accounts: List[Dict[str, Any]]
    others: Dict[str, List[Dict[str, Any]]]


class CoursePageFacets(TypedDict):
    level: Dict[str, int]
    format: Dict[str, int]
    topic: Dict[str, int]
    language: Dict[str, int]


class CoursePage(TypedDict):
    docs: List["Course"]
    totalDocs: int
    limit: int
    page: int
    totalPages: int
    hasPrevPage: bool
    hasNextPage: bool
    prevPage: Union[int, None]
    nextPage: Union[int, None]
    facets: "CoursePageFacets"


class CourseInstructorsItem(TypedDict):
    name: str
    role: Union[str, None]


class Course(TypedDict):
    slug: str
    title: str
    summary: str
    level: Union[Literal["foundation", "practitioner", "expert"], None]
    format: Union[Literal["online", "classroom", "blended"], None]
    topics: List[str]
    language: Union[str, None]
    durationHours: Union[float, None]
    price: Union["Money", None]
    image: Union["CourseImage", None]
    instructors: List["CourseInstructorsItem"]
    sessions: List["CourseSession"]
    outcomes: List[str]
    certificate: bool
    url: str
    paymentLink: Union[str, None]
    updatedAt: str


class Money(TypedDict):
    amount: int
    currency: str


class CourseImageFocus(TypedDict):
    x: float
    y: float


class CourseImage(TypedDict):
    url: str
    width: Union[int, None]
    height: Union[int, None]
    alt: str
    focus: "CourseImageFocus"


class CourseSession(TypedDict):
    id: str
    startsAt: str
    endsAt: str
    timeZone: str
    mode: Literal["online", "onsite"]
    venue: Union["Venue", None]
    status: Literal["open", "full", "cancelled"]
    seatsLeft: int


class Venue(TypedDict):
    name: Union[str, None]
    address: Union[str, None]
    mapUrl: Union[str, None]


class CourseDetailInstructorsItem(TypedDict):
    name: str
    role: Union[str, None]


class CourseDetail(TypedDict):
    slug: str
    title: str
    summary: str
    level: Union[Literal["foundation", "practitioner", "expert"], None]
    format: Union[Literal["online", "classroom", "blended"], None]
    topics: List[str]
    language: Union[str, None]
    durationHours: Union[float, None]
    price: Union["Money", None]
    image: Union["CourseImage", None]
    instructors: List["CourseDetailInstructorsItem"]
    sessions: List["CourseSession"]
    outcomes: List[str]
    certificate: bool
    url: str
    paymentLink: Union[str, None]
    updatedAt: str
    syllabus: List["SyllabusModule"]
    html: str


class SyllabusModuleLessonsItem(TypedDict):
    slug: str
    title: str
    minutes: Union[float, None]
    kind: Literal["text", "video", "quiz", "download"]
    isPreview: bool


class SyllabusModule(TypedDict):
    title: str
    lessons: List["SyllabusModuleLessonsItem"]


class LessonCourse(TypedDict):
    slug: str
    title: str


class LessonPrevious(TypedDict):
    slug: str
    title: str


class LessonNext(TypedDict):
    slug: str
    title: str


class Lesson(TypedDict):
    course: "LessonCourse"
    slug: str
    title: str
    minutes: Union[float, None]
    kind: Literal["text", "video", "quiz", "download"]
    isPreview: bool
    html: str
    video: Union["LessonVideo", None]
    download: Union["LessonDownload", None]
    quiz: Union["Quiz", None]
    enrolment: Union[str, None]
    completed: bool
    previous: Union["LessonPrevious", None]
    next: Union["LessonNext", None]


class LessonVideoCaptionsItem(TypedDict):
    language: str
    url: str


class LessonVideo(TypedDict):
    url: Union[str, None]
    mimeType: Union[str, None]
    embedUrl: Union[str, None]
    captions: List["LessonVideoCaptionsItem"]


class LessonDownload(TypedDict):
    url: str
    filename: str
    mimeType: str
    size: int


class Quiz(TypedDict):
    passMark: int
    attempts: Union[int, None]
    attemptsLeft: Union[int, None]
    bestScore: Union[int, None]
    questions: List["QuizQuestion"]


class QuizQuestionOptionsItem(TypedDict):
    id: str
    text: str


class QuizQuestion(TypedDict):
    id: str
    kind: Literal["single", "multiple", "text"]
    prompt: str
    options: List["QuizQuestionOptionsItem"]


class AttemptResultExplanationsItem(TypedDict):
    question: str
    correct: bool
    explanation: Union[str, None]


class AttemptResult(TypedDict):
    score: int
    passed: bool
    attemptsLeft: Union[int, None]
    explanations: List["AttemptResultExplanationsItem"]


class SignedIn(TypedDict):
    token: str
    tokenType: Literal["Bearer"]
    expiresAt: str
    learner: "Learner"


class Learner(TypedDict):
    id: str
    email: str
    name: Union[str, None]


class LearnerSession(TypedDict):
    id: str
    email: str
    name: Union[str, None]
    expiresAt: str


class EnrolmentPage(TypedDict):
    docs: List["Enrolment"]
    totalDocs: int
    limit: int
    page: int
    totalPages: int
    hasPrevPage: bool
    hasNextPage: bool
    prevPage: Union[int, None]
    nextPage: Union[int, None]


class EnrolmentCourse(TypedDict):
    slug: str
    title: str


class EnrolmentLessonsItem(TypedDict):
    slug: str
    title: str
    completed: bool


class EnrolmentSession(TypedDict):
    id: str
    startsAt: str
    endsAt: str
    timeZone: str
    mode: Literal["online", "onsite"]
    venue: Union["Venue", None]
    joinUrl: Union[str, None]
    status: Literal["scheduled", "cancelled", "completed"]


class EnrolmentCertificate(TypedDict):
    id: str
    issuedAt: str
    url: str


class Enrolment(TypedDict):
    id: str
    course: "EnrolmentCourse"
    status: Literal["active", "completed"]
    progress: int
    lessons: List["EnrolmentLessonsItem"]
    session: Union["EnrolmentSession", None]
    certificate: Union["EnrolmentCertificate", None]
    enrolledAt: str


class BookingCourse(TypedDict):
    slug: Union[str, None]
    title: str


class BookingSession(TypedDict):
    id: str
    startsAt: str
    endsAt: str
    timeZone: str
    mode: Literal["online", "onsite"]
    venue: Union["Venue", None]
    status: Literal["scheduled", "cancelled", "completed"]


class BookingAttendeesItem(TypedDict):
    seat: int
    name: Union[str, None]
    email: Union[str, None]
    canTransfer: bool


class BookingOrderInvoicesItem(TypedDict):
    number: str
    kind: Literal["invoice", "credit_note"]
    url: str


class BookingOrder(TypedDict):
    number: str
    status: str
    amount: int
    currency: str
    refunded: int
    invoices: List["BookingOrderInvoicesItem"]


class BookingRefund(TypedDict):
    amount: int
    currency: str


class Booking(TypedDict):
    id: str
    status: Literal["confirmed", "cancelled"]
    course: "BookingCourse"
    session: Union["BookingSession", None]
    quantity: int
    attendees: List["BookingAttendeesItem"]
    order: Union["BookingOrder", None]
    canCancel: bool
    refund: Union["BookingRefund", None]
    bookedAt: str
    cancelledAt: Union[str, None]


class BookingPage(TypedDict):
    docs: List["Booking"]
    totalDocs: int
    limit: int
    page: int
    totalPages: int
    hasPrevPage: bool
    hasNextPage: bool
    prevPage: Union[int, None]
    nextPage: Union[int, None]


class CancellationRefund(TypedDict):
    amount: int
    currency: str


class CancellationPolicyItem(TypedDict):
    days: int
    percent: int


class Cancellation(TypedDict):
    booking: str
    percent: int
    refund: Union["CancellationRefund", None]
    policy: List["CancellationPolicyItem"]


class CertificateLearner(TypedDict):
    name: Union[str, None]


class CertificateCourse(TypedDict):
    title: str
    slug: Union[str, None]
    durationHours: Union[float, None]


class Certificate(TypedDict):
    id: str
    status: Literal["valid", "revoked"]
    learner: "CertificateLearner"
    course: "CertificateCourse"
    issuedAt: str
    issuer: str
    revokedAt: Union[str, None]
    url: str
    image: str


class OpenBadgeIssuer(TypedDict):
    id: str
    type: List[str]
    name: str
    url: str


class OpenBadgeCredentialSubjectIdentifierItem(TypedDict):
    type: str
    hashed: bool
    identityHash: str
    identityType: str


class OpenBadgeCredentialSubjectAchievementCriteria(TypedDict):
    narrative: str


class OpenBadgeCredentialSubjectAchievementImage(TypedDict):
    id: str
    type: str


class OpenBadgeCredentialSubjectAchievement(TypedDict):
    id: str
    type: List[str]
    achievementType: str
    name: str
    description: str
    criteria: "OpenBadgeCredentialSubjectAchievementCriteria"
    image: "OpenBadgeCredentialSubjectAchievementImage"


class _OpenBadgeCredentialSubjectRequired(TypedDict):
    id: str
    type: List[str]
    achievement: "OpenBadgeCredentialSubjectAchievement"


class OpenBadgeCredentialSubject(_OpenBadgeCredentialSubjectRequired, total=False):
    identifier: List["OpenBadgeCredentialSubjectIdentifierItem"]


class OpenBadgeCredentialSchemaItem(TypedDict):
    id: str
    type: str


class OpenBadgeCredentialStatus(TypedDict):
    id: str
    type: str


class OpenBadgeProofItem(TypedDict):
    type: str
    cryptosuite: str
    created: str
    verificationMethod: str
    proofPurpose: str
    proofValue: str


OpenBadge = TypedDict("OpenBadge", {
    "@context": List[str],
    "id": str,
    "type": List[str],
    "name": str,
    "issuer": "OpenBadgeIssuer",
    "validFrom": str,
    "awardedDate": str,
    "credentialSubject": "OpenBadgeCredentialSubject",
    "credentialSchema": List["OpenBadgeCredentialSchemaItem"],
    "credentialStatus": "OpenBadgeCredentialStatus",
    "proof": List["OpenBadgeProofItem"],
}, total=False)


class BadgeIssuerVerificationMethodItem(TypedDict):
    id: str
    type: str
    controller: str
    publicKeyMultibase: str


BadgeIssuer = TypedDict("BadgeIssuer", {
    "@context": List[str],
    "id": str,
    "type": List[str],
    "name": str,
    "url": str,
    "verificationMethod": List["BadgeIssuerVerificationMethodItem"],
    "assertionMethod": List[str],
}, total=False)


BadgeKey = TypedDict("BadgeKey", {
    "@context": str,
    "id": str,
    "type": str,
    "controller": str,
    "publicKeyMultibase": str,
}, total=False)


class BadgeRevocationsRevokedCredentialItem(TypedDict):
    id: str
    revoked: bool


class BadgeRevocations(TypedDict):
    id: str
    issuer: str
    revokedCredential: List["BadgeRevocationsRevokedCredentialItem"]


class PaymentLinkPage(TypedDict):
    docs: List["PaymentLink"]
    totalDocs: int
    limit: int
    page: int
    totalPages: int
    hasPrevPage: bool
    hasNextPage: bool
    prevPage: Union[int, None]
    nextPage: Union[int, None]


class PaymentLink(TypedDict):
    slug: str
    title: str
    description: Union[str, None]
    kind: Literal["gateway", "external"]
    price: Union["Money", None]
    amountMode: Literal["fixed", "open"]
    min: Union[int, None]
    max: Union[int, None]
    image: Union["PaymentLinkImage", None]
    course: Union[str, None]
    availableUntil: Union[str, None]
    remaining: Union[int, None]
    url: str


class PaymentLinkImage(TypedDict):
    url: str
    width: Union[int, None]
    height: Union[int, None]
    alt: str


class GatewayAnswer(TypedDict, total=False):
    encResp: str
    encResponse: str


class PaymentQuoteTax(TypedDict):
    label: str
    rate: float


class PaymentQuoteTotalsItem(TypedDict):
    quantity: int
    amount: int
    tax: int


class PaymentQuote(TypedDict):
    course: str
    title: str
    price: "Money"
    tax: Union["PaymentQuoteTax", None]
    totals: List["PaymentQuoteTotalsItem"]
    token: str


class PaymentInitiationAttendeesItem(TypedDict):
    name: str
    email: str


class PaymentInitiationCustomer(TypedDict, total=False):
    name: str
    email: str
    phone: str


class PaymentInitiationBilling(TypedDict, total=False):
    company: str
    address: str
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    taxId: str


class PaymentInitiation(TypedDict, total=False):
    link: str
    course: str
    session: str
    quantity: int
    attendees: List["PaymentInitiationAttendeesItem"]
    amount: int
    customer: "PaymentInitiationCustomer"
    billing: "PaymentInitiationBilling"
    token: str


class PaymentInitiatedOrder(TypedDict):
    number: str
    status: Literal["created", "pending", "paid", "failed", "cancelled", "expired", "review", "partially_refunded", "refunded", "disputed"]
    amount: int
    currency: str


class PaymentInitiatedGatewayFields(TypedDict):
    encRequest: str
    access_code: str


class PaymentInitiatedGateway(TypedDict):
    action: str
    method: Literal["POST"]
    fields: "PaymentInitiatedGatewayFields"


class PaymentInitiated(TypedDict):
    order: "PaymentInitiatedOrder"
    gateway: "PaymentInitiatedGateway"
    statusUrl: str


class OrderStatus(TypedDict):
    number: str
    status: Literal["created", "pending", "paid", "failed", "cancelled", "expired", "review", "partially_refunded", "refunded", "disputed"]
    amount: int
    currency: str
    link: Union[str, None]
    updatedAt: str


class OrderBookingCustomer(TypedDict):
    name: Union[str, None]
    email: Union[str, None]


class OrderBookingBilling(TypedDict):
    company: Union[str, None]
    address: Union[str, None]
    country: Union[str, None]
    taxId: Union[str, None]


class OrderBookingAttendeesItem(TypedDict):
    name: Union[str, None]
    email: Union[str, None]


class OrderBooking(TypedDict):
    title: str
    course: Union[str, None]
    session: Union[str, None]
    quantity: int
    customer: "OrderBookingCustomer"
    billing: "OrderBookingBilling"
    status: Union[Literal["confirmed", "cancelled"], None]
    refund: Union["Money", None]
    attendees: List["OrderBookingAttendeesItem"]
    token: Union[str, None]


class OrderInvoicesDocsItem(TypedDict):
    number: str
    kind: Literal["invoice", "credit_note"]
    amount: int
    tax: int
    currency: str
    issuedAt: str
    url: str


class OrderInvoices(TypedDict):
    docs: List["OrderInvoicesDocsItem"]


class ChatAnswerHandoff(TypedDict):
    kind: Literal["contact", "demo"]
    url: str


class _ChatAnswerRequired(TypedDict):
    conversationId: str
    messageId: str
    answer: str
    citations: List["Citation"]
    grounded: bool
    confidence: Literal["answered", "unsure", "refused"]
    mode: Literal["platform", "local"]
    disclosure: str
    suggestions: List[str]


class ChatAnswer(_ChatAnswerRequired, total=False):
    handoff: "ChatAnswerHandoff"


class Citation(TypedDict):
    title: str
    url: str
    type: str
    excerpt: str


class AssuranceTelemetrySystemModelsItem(TypedDict):
    provider: str
    name: str
    version: Union[str, None]


class AssuranceTelemetrySystemClassification(TypedDict):
    euAiAct: Literal["limited"]
    basis: str
    method: Literal["self-assessed"]
    assessedAt: Union[str, None]


class AssuranceTelemetrySystem(TypedDict):
    id: str
    name: str
    version: str
    role: Literal["provider", "deployer"]
    intendedPurpose: str
    mode: Literal["platform", "local", "degraded", "off"]
    models: List["AssuranceTelemetrySystemModelsItem"]
    classification: "AssuranceTelemetrySystemClassification"


AssuranceTelemetryWindow = TypedDict("AssuranceTelemetryWindow", {
    "from": str,
    "to": str,
    "granularity": Literal["P1D"],
}, total=False)


class AssuranceTelemetryProvenance(TypedDict):
    origin: Literal["measured"]
    sampling: Literal[1]
    completeness: float
    droppedRecords: int
    retention: str
    contentStored: Literal[False]


class AssuranceTelemetryPage(TypedDict):
    next: Union[str, None]
    hasMore: bool


class AssuranceTelemetry(TypedDict):
    schemaVersion: Literal["1.0.0"]
    feedId: str
    generatedAt: str
    system: "AssuranceTelemetrySystem"
    window: "AssuranceTelemetryWindow"
    provenance: "AssuranceTelemetryProvenance"
    metrics: List["AssuranceMetric"]
    signals: List["AssuranceSignal"]
    controls: List["AssuranceControl"]
    page: "AssuranceTelemetryPage"
    links: Dict[str, str]
    disclaimer: str


class AssuranceMetricThreshold(TypedDict):
    op: Literal["gt", "lt"]
    warn: float
    breach: float


class AssuranceMetricMappings(TypedDict, total=False):
    nistAiRmf: List[str]
    iso42001: List[str]
    owaspLlm: List[str]
    mitreAtlas: List[str]
    euAiAct: List[str]
    oecd: List[str]


class _AssuranceMetricRequired(TypedDict):
    id: str
    kind: Literal["ratio", "count", "quantile", "gauge"]
    unit: str
    value: Union[float, None]
    n: int
    status: Literal["ok", "warn", "breach", "insufficient_data", "not_measured"]
    previous: Union[float, None]
    mappings: "AssuranceMetricMappings"
    definition: str


class AssuranceMetric(_AssuranceMetricRequired, total=False):
    numerator: int
    quantile: float
    ci95: List[float]
    threshold: "AssuranceMetricThreshold"
    otel: str


class AssuranceSignalSeverity(TypedDict):
    level: Literal["informational", "low", "medium", "high", "critical"]
    ocsf: int
    score: float
    vector: str
    method: Literal["lie-1.0"]


class _AssuranceSignalEvidenceRequired(TypedDict):
    detector: str


class AssuranceSignalEvidence(_AssuranceSignalEvidenceRequired, total=False):
    ruleIds: List[str]


class AssuranceSignalMappings(TypedDict, total=False):
    nistAiRmf: List[str]
    iso42001: List[str]
    owaspLlm: List[str]
    mitreAtlas: List[str]
    euAiAct: List[str]
    oecd: List[str]


class _AssuranceSignalRequired(TypedDict):
    specversion: Literal["1.0"]
    id: str
    source: str
    type: str
    time: str
    severity: "AssuranceSignalSeverity"
    count: int
    disposition: Literal["allowed", "blocked", "refused", "answered_locally", "redacted", "rate_limited"]
    status: Literal["open", "mitigated", "closed"]
    origin: Literal["measured", "declared"]
    category: str
    title: str
    mappings: "AssuranceSignalMappings"


class AssuranceSignal(_AssuranceSignalRequired, total=False):
    subject: str
    lastSeen: str
    evidence: "AssuranceSignalEvidence"


class AssuranceControlMappings(TypedDict, total=False):
    nistAiRmf: List[str]
    iso42001: List[str]
    owaspLlm: List[str]
    mitreAtlas: List[str]
    euAiAct: List[str]
    oecd: List[str]


class AssuranceControl(TypedDict):
    id: str
    state: Literal["active", "degraded", "off", "unknown"]
    checkedAt: str
    check: Literal["self_test", "config", "runtime"]
    detail: str
    mappings: "AssuranceControlMappings"


class JsonWebKeySetKeysItem(TypedDict):
    kty: Literal["OKP"]
    crv: Literal["Ed25519"]
    x: str
    kid: str
    alg: Literal["EdDSA"]
    use: Literal["sig"]


class JsonWebKeySet(TypedDict):
    keys: List["JsonWebKeySetKeysItem"]


class GovernanceAnswer(TypedDict):
    data: Any
    stale: bool
    fetchedAt: str


class _GraphqlRequestRequired(TypedDict):
    query: str


class GraphqlRequest(_GraphqlRequestRequired, total=False):
    variables: Union[Dict[str, Any], None]
    operationName: Union[str, None]
    extensions: Union[Dict[str, Any], None]


class GraphqlAnswerErrorsItem(TypedDict):
    message: str


class GraphqlAnswer(TypedDict, total=False):
    data: Union[Dict[str, Any], None]
    errors: List["GraphqlAnswerErrorsItem"]


McpRequest = Dict[str, Any]


class McpMessage(TypedDict):
    jsonrpc: Literal["2.0"]


class SocketTicket(TypedDict):
    ticket: str
    expiresAt: str


class AsyncApiDocument(TypedDict):
    asyncapi: Literal["3.0.0"]


class EmbedSettingsScript(TypedDict):
    url: str
    integrity: str


class EmbedSettingsTheme(TypedDict):
    light: Dict[str, str]
    dark: Dict[str, str]


class EmbedSettings(TypedDict):
    locale: str
    direction: Literal["ltr", "rtl"]
    script: "EmbedSettingsScript"
    theme: "EmbedSettingsTheme"
    words: Dict[str, Any]


class EmbedFormConsentPolicy(TypedDict):
    url: str
    version: str


class EmbedFormConsent(TypedDict):
    label: str
    help: str
    policy: Union["EmbedFormConsentPolicy", None]


class EmbedFormDone(TypedDict):
    title: Union[str, None]
    text: Union[str, None]


class EmbedForm(TypedDict):
    slug: Literal["demo", "contact", "request-info", "brochures", "tco"]
    title: str
    lead: Union[str, None]
    send: str
    confirm: str
    fields: List["EmbedField"]
    consent: "EmbedFormConsent"
    done: "EmbedFormDone"


class EmbedFieldOptionsItem(TypedDict):
    value: str
    label: str


class _EmbedFieldRequired(TypedDict):
    name: str
    type: Literal["text", "email", "tel", "number", "amount", "textarea", "select"]
    label: str
    required: bool
    maxLength: int


class EmbedField(_EmbedFieldRequired, total=False):
    help: str
    missing: str
    wrong: str
    autocomplete: str
    options: List["EmbedFieldOptionsItem"]


class OpenApiDocument(TypedDict):
    openapi: Literal["3.1.0"]


class LeadTotalsDaysItem(TypedDict):
    day: str
    leads: int


class LeadTotalsSourcesItem(TypedDict):
    source: Union[str, None]
    leads: int


class LeadTotalsStagesItem(TypedDict):
    stage: Literal["new", "contacted", "qualified", "won", "lost"]
    leads: int


LeadTotals = TypedDict("LeadTotals", {
    "from": str,
    "until": str,
    "total": int,
    "days": List["LeadTotalsDaysItem"],
    "sources": List["LeadTotalsSourcesItem"],
    "otherSources": int,
    "stages": List["LeadTotalsStagesItem"],
}, total=False)


class FormFieldsItemOptionsItem(TypedDict):
    value: str
    label: str


class _FormFieldsItemRequired(TypedDict):
    name: str
    type: Literal["text", "textarea", "email", "work_email", "phone", "number", "date", "country", "select", "multiselect", "boolean", "consent", "hidden"]
    label: str
    required: bool


class FormFieldsItem(_FormFieldsItemRequired, total=False):
    help: str
    options: List["FormFieldsItemOptionsItem"]


class FormConsent(TypedDict):
    text: str
    policyVersion: Union[str, None]


class FormThanks(TypedDict):
    title: Union[str, None]
    text: Union[str, None]


class Form(TypedDict):
    slug: str
    title: str
    summary: Union[str, None]
    workEmail: bool
    fields: List["FormFieldsItem"]
    otp: bool
    consent: "FormConsent"
    button: Union[str, None]
    thanks: "FormThanks"


class BrochureReceivedDownload(TypedDict):
    url: str
    expiresAt: str


class BrochureReceived(TypedDict):
    status: Literal["received"]
    reference: str
    kind: Literal["demo", "contact", "request-info", "brochures", "tco", "form"]
    download: "BrochureReceivedDownload"


class QueuedMail(TypedDict):
    kind: str
    status: Literal["queued"]


class SitePageBlocksItem(TypedDict):
    blockType: str


class SitePage(TypedDict):
    slug: str
    title: str
    summary: Union[str, None]
    html: str
    blocks: List["SitePageBlocksItem"]


class Policy(TypedDict):
    id: str
    title: str
    slug: str
    kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"]
    version: str
    effectiveDate: str
    summary: Union[str, None]
    body: Union[Dict[str, Any], None]
    html: str
    updatedAt: str


class ImportAnswerDocsItem(TypedDict):
    slug: str
    action: Literal["created", "updated", "unchanged"]


class ImportAnswer(TypedDict):
    dryRun: bool
    created: int
    updated: int
    unchanged: int
    docs: List["ImportAnswerDocsItem"]


class Attendance(TypedDict):
    session: str
    attended: int
    attendees: List["Attendee"]


class Attendee(TypedDict):
    enrolment: str
    name: Union[str, None]
    email: str
    attendedAt: Union[str, None]
    status: Literal["active", "completed"]


class DateCancelledOrdersItem(TypedDict):
    number: str
    refund: Literal["requested", "by_hand"]


class DateCancelled(TypedDict):
    id: str
    status: Literal["cancelled"]
    told: int
    orders: List["DateCancelledOrdersItem"]


class MovedBooking(TypedDict):
    session: str
    enrolments: List[str]


class QuizAttempts(TypedDict):
    lesson: str
    title: str
    used: int
    attempts: Union[int, None]
    attemptsLeft: Union[int, None]
    bestScore: Union[int, None]
    passed: bool


class ReopenedEnrolment(TypedDict):
    id: str
    status: Literal["active"]
    certificate: Union[str, None]


class RevokedCertificate(TypedDict):
    number: str
    revokedAt: str
    replacement: Union[str, None]


class PaymentLinkTotalsLinksItem(TypedDict):
    link: str
    kind: Literal["gateway", "external"]
    visits: int
    orders: Union[int, None]
    paid: Union[int, None]
    conversion: Union[float, None]


PaymentLinkTotals = TypedDict("PaymentLinkTotals", {
    "from": str,
    "until": str,
    "links": List["PaymentLinkTotalsLinksItem"],
}, total=False)


class PaymentTotalsDaysItem(TypedDict):
    day: str
    link: Union[str, None]
    currency: str
    orders: int
    amount: int
    refunded: int


PaymentTotals = TypedDict("PaymentTotals", {
    "from": str,
    "until": str,
    "days": List["PaymentTotalsDaysItem"],
}, total=False)


class RefundOrder(TypedDict):
    number: str
    status: Literal["created", "pending", "paid", "failed", "cancelled", "expired", "review", "partially_refunded", "refunded", "disputed"]
    refunded: int


class Refund(TypedDict):
    reference: str
    amount: int
    currency: str
    status: Literal["due", "requested", "done", "refused"]
    answer: Union[str, None]
    order: "RefundOrder"


class OrderResolution(TypedDict):
    number: str
    status: Literal["created", "pending", "paid", "failed", "cancelled", "expired", "review", "partially_refunded", "refunded", "disputed"]


class QuestionTotalsDaysItem(TypedDict):
    day: str
    platform: int
    local: int
    fallback: int
    breakerOpened: int
    answered: int
    unsure: int
    refused: int
    helpful: int
    unhelpful: int


class QuestionTotalsMostAskedItem(TypedDict):
    question: str
    times: int
    lastDay: str


class QuestionTotalsMostUnansweredItem(TypedDict):
    question: str
    times: int
    lastDay: str


QuestionTotals = TypedDict("QuestionTotals", {
    "from": str,
    "until": str,
    "asked": int,
    "unanswered": int,
    "helpful": int,
    "unhelpful": int,
    "days": List["QuestionTotalsDaysItem"],
    "mostAsked": List["QuestionTotalsMostAskedItem"],
    "mostUnanswered": List["QuestionTotalsMostUnansweredItem"],
}, total=False)


class StaffAnswer(TypedDict):
    question: str
    answer: str


class StaffAnswered(TypedDict):
    faq: str


class ExplanationWordsItem(TypedDict):
    word: str
    weight: float
    isKnown: bool


class ExplanationPassagesItem(TypedDict):
    title: str
    url: str
    text: str
    words: List[str]
    score: float


class Explanation(TypedDict):
    question: str
    confidence: Literal["answered", "unsure", "refused"]
    by: Literal["reply", "facts", "passage"]
    probability: float
    answeredFrom: float
    answer: str
    sources: List["Citation"]
    words: List["ExplanationWordsItem"]
    passages: List["ExplanationPassagesItem"]


class TestRun(TypedDict):
    passed: int
    failed: int
    fallen: int


class SecondFactor(TypedDict):
    confirmedAt: Union[str, None]
    recoveryCodesLeft: int
    isRequired: bool
    hasPasskey: bool
    hasPasswords: bool


class SecondFactorSetup(TypedDict):
    secret: str
    uri: str


class RecoveryCodes(TypedDict):
    recoveryCodes: List[str]


class PasskeysDocsItem(TypedDict):
    id: str
    device: str
    createdAt: str
    lastUsedAt: Union[str, None]


class Passkeys(TypedDict):
    docs: List["PasskeysDocsItem"]


class PasskeyOptions(TypedDict):
    challenge: str


class _PasskeyRegistrationResponseRequired(TypedDict):
    clientDataJSON: str
    attestationObject: str


class PasskeyRegistrationResponse(_PasskeyRegistrationResponseRequired, total=False):
    transports: List[str]


class _PasskeyRegistrationRequired(TypedDict):
    id: str
    rawId: str
    type: Literal["public-key"]
    response: "PasskeyRegistrationResponse"


class PasskeyRegistration(_PasskeyRegistrationRequired, total=False):
    clientExtensionResults: Dict[str, Any]


class NewPasskey(TypedDict):
    id: str


class _PasskeyAssertionResponseRequired(TypedDict):
    clientDataJSON: str
    authenticatorData: str
    signature: str


class PasskeyAssertionResponse(_PasskeyAssertionResponseRequired, total=False):
    userHandle: str


class _PasskeyAssertionRequired(TypedDict):
    id: str
    rawId: str
    type: Literal["public-key"]
    response: "PasskeyAssertionResponse"


class PasskeyAssertion(_PasskeyAssertionRequired, total=False):
    clientExtensionResults: Dict[str, Any]


class StaffSessionsDocsItem(TypedDict):
    id: str
    device: Union[str, None]
    network: Union[str, None]
    createdAt: str
    lastUsedAt: str
    isThis: bool


class StaffSessions(TypedDict):
    docs: List["StaffSessionsDocsItem"]


class NewWebhookSecret(TypedDict):
    secret: str
    previousValidUntil: str


class QueuedWebhookDelivery(TypedDict):
    delivery: str
    status: Literal["pending"]


class ApiKeysCountAnswer(TypedDict):
    totalDocs: int


class ApiKeysCreateAnswer(TypedDict):
    doc: "ApiKeyDocument"
    message: str


class ApiKeysDeleteByIdAnswer(TypedDict):
    doc: "ApiKeyDocument"
    message: str


class ApiKeysDeleteManyAnswer(TypedDict):
    docs: List["ApiKeyDocument"]
    errors: List["PayloadBulkError"]
    message: str


class ApiKeysFindAnswer(PayloadPage):
    docs: List["ApiKeyDocument"]


class ApiKeysUpdateByIdAnswer(TypedDict):
    doc: "ApiKeyDocument"
    message: str


class ApiKeysUpdateManyAnswer(TypedDict):
    docs: List["ApiKeyDocument"]
    errors: List["PayloadBulkError"]
    message: str


class AuditLogCountAnswer(TypedDict):
    totalDocs: int


class AuditLogFindAnswer(PayloadPage):
    docs: List["AuditLogDocument"]


class BookingsCountAnswer(TypedDict):
    totalDocs: int


class BookingsFindAnswer(PayloadPage):
    docs: List["BookingDocument"]


class BookingsTransferAttendee(TypedDict):
    name: str
    email: str


class BrandingUpdateAnswer(TypedDict):
    result: "BrandingDocument"
    message: str


class BrochureFilesCountAnswer(TypedDict):
    totalDocs: int


class BrochureFilesCreateAnswer(TypedDict):
    doc: "BrochureFileDocument"
    message: str


class BrochureFilesDeleteByIdAnswer(TypedDict):
    doc: "BrochureFileDocument"
    message: str


class BrochureFilesDeleteManyAnswer(TypedDict):
    docs: List["BrochureFileDocument"]
    errors: List["PayloadBulkError"]
    message: str


class BrochureFilesDuplicateAnswer(TypedDict):
    doc: "BrochureFileDocument"
    message: str


class BrochureFilesFindAnswer(PayloadPage):
    docs: List["BrochureFileDocument"]


class BrochureFilesUpdateByIdAnswer(TypedDict):
    doc: "BrochureFileDocument"
    message: str


class BrochureFilesUpdateManyAnswer(TypedDict):
    docs: List["BrochureFileDocument"]
    errors: List["PayloadBulkError"]
    message: str


class BrochuresCountAnswer(TypedDict):
    totalDocs: int


class BrochuresCreateAnswer(TypedDict):
    doc: "BrochureDocument"
    message: str


class BrochuresDeleteByIdAnswer(TypedDict):
    doc: "BrochureDocument"
    message: str


class BrochuresDeleteManyAnswer(TypedDict):
    docs: List["BrochureDocument"]
    errors: List["PayloadBulkError"]
    message: str


class BrochuresFindAnswer(PayloadPage):
    docs: List["BrochureDocument"]


class BrochuresUpdateByIdAnswer(TypedDict):
    doc: "BrochureDocument"
    message: str


class BrochuresUpdateManyAnswer(TypedDict):
    docs: List["BrochureDocument"]
    errors: List["PayloadBulkError"]
    message: str


class CancellationPolicyUpdateAnswer(TypedDict):
    result: "CancellationPolicyDocument"
    message: str


class CertificatesCountAnswer(TypedDict):
    totalDocs: int


class CertificatesFindAnswer(PayloadPage):
    docs: List["CertificateDocument"]


class _ChatAskMessagesItemPartsItemRequired(TypedDict):
    type: str


class ChatAskMessagesItemPartsItem(_ChatAskMessagesItemPartsItemRequired, total=False):
    text: str


class _ChatAskMessagesItemRequired(TypedDict):
    role: Literal["system", "user", "assistant"]
    parts: List["ChatAskMessagesItemPartsItem"]


class ChatAskMessagesItem(_ChatAskMessagesItemRequired, total=False):
    id: str
    metadata: Any
    createdAt: Any


class ChatQuestionsCountAnswer(TypedDict):
    totalDocs: int


class ChatQuestionsFindAnswer(PayloadPage):
    docs: List["ChatQuestionDocument"]


class ChatQuestionsUpdateByIdAnswer(TypedDict):
    doc: "ChatQuestionDocument"
    message: str


class ChatQuestionsUpdateManyAnswer(TypedDict):
    docs: List["ChatQuestionDocument"]
    errors: List["PayloadBulkError"]
    message: str


class ConsentsCountAnswer(TypedDict):
    totalDocs: int


class ConsentsFindAnswer(PayloadPage):
    docs: List["ConsentDocument"]


class CourseSessionsCountAnswer(TypedDict):
    totalDocs: int


class CourseSessionsCreateVenue(TypedDict, total=False):
    name: Union[str, None]
    address: Union[str, None]
    mapUrl: Union[str, None]


class CourseSessionsCreateAnswer(TypedDict):
    doc: "CourseSessionDocument"
    message: str


class CourseSessionsDeleteByIdAnswer(TypedDict):
    doc: "CourseSessionDocument"
    message: str


class CourseSessionsDeleteManyAnswer(TypedDict):
    docs: List["CourseSessionDocument"]
    errors: List["PayloadBulkError"]
    message: str


class CourseSessionsDuplicateAnswer(TypedDict):
    doc: "CourseSessionDocument"
    message: str


class CourseSessionsFindAnswer(PayloadPage):
    docs: List["CourseSessionDocument"]


class CourseSessionsUpdateByIdVenue(TypedDict, total=False):
    name: Union[str, None]
    address: Union[str, None]
    mapUrl: Union[str, None]


class CourseSessionsUpdateByIdAnswer(TypedDict):
    doc: "CourseSessionDocument"
    message: str


class CourseSessionsUpdateManyVenue(TypedDict, total=False):
    name: Union[str, None]
    address: Union[str, None]
    mapUrl: Union[str, None]


class CourseSessionsUpdateManyAnswer(TypedDict):
    docs: List["CourseSessionDocument"]
    errors: List["PayloadBulkError"]
    message: str


class CoursesCountAnswer(TypedDict):
    totalDocs: int


class CoursesCreatePrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class _CoursesCreateSyllabusItemLessonsItemCaptionsItemRequired(TypedDict):
    language: Literal["en", "fr", "ar"]
    file: Union[str, "LessonFileDocument"]


class CoursesCreateSyllabusItemLessonsItemCaptionsItem(_CoursesCreateSyllabusItemLessonsItemCaptionsItemRequired, total=False):
    id: Union[str, None]


class CoursesCreateSyllabusItemLessonsItemBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CoursesCreateSyllabusItemLessonsItemBodyRoot(TypedDict):
    type: str
    children: List["CoursesCreateSyllabusItemLessonsItemBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CoursesCreateSyllabusItemLessonsItemBody(TypedDict):
    root: "CoursesCreateSyllabusItemLessonsItemBodyRoot"


class _CoursesCreateSyllabusItemLessonsItemQuestionsItemOptionsItemRequired(TypedDict):
    text: str


class CoursesCreateSyllabusItemLessonsItemQuestionsItemOptionsItem(_CoursesCreateSyllabusItemLessonsItemQuestionsItemOptionsItemRequired, total=False):
    isCorrect: Union[bool, None]
    id: Union[str, None]


class _CoursesCreateSyllabusItemLessonsItemQuestionsItemRequired(TypedDict):
    prompt: str


class CoursesCreateSyllabusItemLessonsItemQuestionsItem(_CoursesCreateSyllabusItemLessonsItemQuestionsItemRequired, total=False):
    kind: Literal["single", "multiple", "text", None]
    options: Union[List["CoursesCreateSyllabusItemLessonsItemQuestionsItemOptionsItem"], None]
    explanation: Union[str, None]
    id: Union[str, None]


class _CoursesCreateSyllabusItemLessonsItemRequired(TypedDict):
    title: str


class CoursesCreateSyllabusItemLessonsItem(_CoursesCreateSyllabusItemLessonsItemRequired, total=False):
    slug: str
    minutes: Union[float, None]
    kind: Literal["text", "video", "quiz", "download", None]
    isPreview: Union[bool, None]
    file: Union[Union[str, None], "LessonFileDocument"]
    embedUrl: Union[str, None]
    captions: Union[List["CoursesCreateSyllabusItemLessonsItemCaptionsItem"], None]
    bodyMarkdown: Union[str, None]
    body: Union["CoursesCreateSyllabusItemLessonsItemBody", None]
    passMark: Union[float, None]
    attempts: Union[float, None]
    questions: Union[List["CoursesCreateSyllabusItemLessonsItemQuestionsItem"], None]
    id: Union[str, None]


class _CoursesCreateSyllabusItemRequired(TypedDict):
    title: str


class CoursesCreateSyllabusItem(_CoursesCreateSyllabusItemRequired, total=False):
    lessons: Union[List["CoursesCreateSyllabusItemLessonsItem"], None]
    id: Union[str, None]


class _CoursesCreateInstructorsItemRequired(TypedDict):
    name: str


class CoursesCreateInstructorsItem(_CoursesCreateInstructorsItemRequired, total=False):
    role: Union[str, None]
    id: Union[str, None]


class CoursesCreateBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CoursesCreateBodyRoot(TypedDict):
    type: str
    children: List["CoursesCreateBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CoursesCreateBody(TypedDict):
    root: "CoursesCreateBodyRoot"


class CoursesCreateSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class CoursesCreateAnswer(TypedDict):
    doc: "CourseDocument"
    message: str


class CoursesDeleteByIdAnswer(TypedDict):
    doc: "CourseDocument"
    message: str


class CoursesDeleteManyAnswer(TypedDict):
    docs: List["CourseDocument"]
    errors: List["PayloadBulkError"]
    message: str


class CoursesDuplicateAnswer(TypedDict):
    doc: "CourseDocument"
    message: str


class CoursesFindAnswer(PayloadPage):
    docs: List["CourseDocument"]


class CoursesFindVersionsAnswer(PayloadPage):
    docs: List["PayloadVersion"]


class CoursesUpdateByIdPrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class _CoursesUpdateByIdSyllabusItemLessonsItemCaptionsItemRequired(TypedDict):
    language: Literal["en", "fr", "ar"]
    file: Union[str, "LessonFileDocument"]


class CoursesUpdateByIdSyllabusItemLessonsItemCaptionsItem(_CoursesUpdateByIdSyllabusItemLessonsItemCaptionsItemRequired, total=False):
    id: Union[str, None]


class CoursesUpdateByIdSyllabusItemLessonsItemBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CoursesUpdateByIdSyllabusItemLessonsItemBodyRoot(TypedDict):
    type: str
    children: List["CoursesUpdateByIdSyllabusItemLessonsItemBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CoursesUpdateByIdSyllabusItemLessonsItemBody(TypedDict):
    root: "CoursesUpdateByIdSyllabusItemLessonsItemBodyRoot"


class _CoursesUpdateByIdSyllabusItemLessonsItemQuestionsItemOptionsItemRequired(TypedDict):
    text: str


class CoursesUpdateByIdSyllabusItemLessonsItemQuestionsItemOptionsItem(_CoursesUpdateByIdSyllabusItemLessonsItemQuestionsItemOptionsItemRequired, total=False):
    isCorrect: Union[bool, None]
    id: Union[str, None]


class _CoursesUpdateByIdSyllabusItemLessonsItemQuestionsItemRequired(TypedDict):
    prompt: str


class CoursesUpdateByIdSyllabusItemLessonsItemQuestionsItem(_CoursesUpdateByIdSyllabusItemLessonsItemQuestionsItemRequired, total=False):
    kind: Literal["single", "multiple", "text", None]
    options: Union[List["CoursesUpdateByIdSyllabusItemLessonsItemQuestionsItemOptionsItem"], None]
    explanation: Union[str, None]
    id: Union[str, None]


class _CoursesUpdateByIdSyllabusItemLessonsItemRequired(TypedDict):
    title: str


class CoursesUpdateByIdSyllabusItemLessonsItem(_CoursesUpdateByIdSyllabusItemLessonsItemRequired, total=False):
    slug: str
    minutes: Union[float, None]
    kind: Literal["text", "video", "quiz", "download", None]
    isPreview: Union[bool, None]
    file: Union[Union[str, None], "LessonFileDocument"]
    embedUrl: Union[str, None]
    captions: Union[List["CoursesUpdateByIdSyllabusItemLessonsItemCaptionsItem"], None]
    bodyMarkdown: Union[str, None]
    body: Union["CoursesUpdateByIdSyllabusItemLessonsItemBody", None]
    passMark: Union[float, None]
    attempts: Union[float, None]
    questions: Union[List["CoursesUpdateByIdSyllabusItemLessonsItemQuestionsItem"], None]
    id: Union[str, None]


class _CoursesUpdateByIdSyllabusItemRequired(TypedDict):
    title: str


class CoursesUpdateByIdSyllabusItem(_CoursesUpdateByIdSyllabusItemRequired, total=False):
    lessons: Union[List["CoursesUpdateByIdSyllabusItemLessonsItem"], None]
    id: Union[str, None]


class _CoursesUpdateByIdInstructorsItemRequired(TypedDict):
    name: str


class CoursesUpdateByIdInstructorsItem(_CoursesUpdateByIdInstructorsItemRequired, total=False):
    role: Union[str, None]
    id: Union[str, None]


class CoursesUpdateByIdBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CoursesUpdateByIdBodyRoot(TypedDict):
    type: str
    children: List["CoursesUpdateByIdBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CoursesUpdateByIdBody(TypedDict):
    root: "CoursesUpdateByIdBodyRoot"


class CoursesUpdateByIdSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class CoursesUpdateByIdAnswer(TypedDict):
    doc: "CourseDocument"
    message: str


class CoursesUpdateManyPrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class _CoursesUpdateManySyllabusItemLessonsItemCaptionsItemRequired(TypedDict):
    language: Literal["en", "fr", "ar"]
    file: Union[str, "LessonFileDocument"]


class CoursesUpdateManySyllabusItemLessonsItemCaptionsItem(_CoursesUpdateManySyllabusItemLessonsItemCaptionsItemRequired, total=False):
    id: Union[str, None]


class CoursesUpdateManySyllabusItemLessonsItemBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CoursesUpdateManySyllabusItemLessonsItemBodyRoot(TypedDict):
    type: str
    children: List["CoursesUpdateManySyllabusItemLessonsItemBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CoursesUpdateManySyllabusItemLessonsItemBody(TypedDict):
    root: "CoursesUpdateManySyllabusItemLessonsItemBodyRoot"


class _CoursesUpdateManySyllabusItemLessonsItemQuestionsItemOptionsItemRequired(TypedDict):
    text: str


class CoursesUpdateManySyllabusItemLessonsItemQuestionsItemOptionsItem(_CoursesUpdateManySyllabusItemLessonsItemQuestionsItemOptionsItemRequired, total=False):
    isCorrect: Union[bool, None]
    id: Union[str, None]


class _CoursesUpdateManySyllabusItemLessonsItemQuestionsItemRequired(TypedDict):
    prompt: str


class CoursesUpdateManySyllabusItemLessonsItemQuestionsItem(_CoursesUpdateManySyllabusItemLessonsItemQuestionsItemRequired, total=False):
    kind: Literal["single", "multiple", "text", None]
    options: Union[List["CoursesUpdateManySyllabusItemLessonsItemQuestionsItemOptionsItem"], None]
    explanation: Union[str, None]
    id: Union[str, None]


class _CoursesUpdateManySyllabusItemLessonsItemRequired(TypedDict):
    title: str


class CoursesUpdateManySyllabusItemLessonsItem(_CoursesUpdateManySyllabusItemLessonsItemRequired, total=False):
    slug: str
    minutes: Union[float, None]
    kind: Literal["text", "video", "quiz", "download", None]
    isPreview: Union[bool, None]
    file: Union[Union[str, None], "LessonFileDocument"]
    embedUrl: Union[str, None]
    captions: Union[List["CoursesUpdateManySyllabusItemLessonsItemCaptionsItem"], None]
    bodyMarkdown: Union[str, None]
    body: Union["CoursesUpdateManySyllabusItemLessonsItemBody", None]
    passMark: Union[float, None]
    attempts: Union[float, None]
    questions: Union[List["CoursesUpdateManySyllabusItemLessonsItemQuestionsItem"], None]
    id: Union[str, None]


class _CoursesUpdateManySyllabusItemRequired(TypedDict):
    title: str


class CoursesUpdateManySyllabusItem(_CoursesUpdateManySyllabusItemRequired, total=False):
    lessons: Union[List["CoursesUpdateManySyllabusItemLessonsItem"], None]
    id: Union[str, None]


class _CoursesUpdateManyInstructorsItemRequired(TypedDict):
    name: str


class CoursesUpdateManyInstructorsItem(_CoursesUpdateManyInstructorsItemRequired, total=False):
    role: Union[str, None]
    id: Union[str, None]


class CoursesUpdateManyBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class CoursesUpdateManyBodyRoot(TypedDict):
    type: str
    children: List["CoursesUpdateManyBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class CoursesUpdateManyBody(TypedDict):
    root: "CoursesUpdateManyBodyRoot"


class CoursesUpdateManySeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class CoursesUpdateManyAnswer(TypedDict):
    docs: List["CourseDocument"]
    errors: List["PayloadBulkError"]
    message: str


class CurrenciesUpdateAnswer(TypedDict):
    result: "CurrencyDocument"
    message: str


class EmbeddingUpdateAnswer(TypedDict):
    result: "EmbeddingDocument"
    message: str


class EnrolmentsAttemptsAnswer(TypedDict):
    quizzes: List["QuizAttempts"]


class EnrolmentsCountAnswer(TypedDict):
    totalDocs: int


class EnrolmentsCreateAttendeesItem(TypedDict):
    name: str
    email: str


class EnrolmentsCreateDocumentAnswer(TypedDict):
    doc: "EnrolmentDocument"
    message: str


class EnrolmentsDeleteByIdAnswer(TypedDict):
    doc: "EnrolmentDocument"
    message: str


class EnrolmentsDeleteManyAnswer(TypedDict):
    docs: List["EnrolmentDocument"]
    errors: List["PayloadBulkError"]
    message: str


class EnrolmentsFindAnswer(PayloadPage):
    docs: List["EnrolmentDocument"]


class EnrolmentsUpdateByIdAnswer(TypedDict):
    doc: "EnrolmentDocument"
    message: str


class FaqsCountAnswer(TypedDict):
    totalDocs: int


class FaqsCreateAnswer(TypedDict):
    doc: "FaqDocument"
    message: str


class FaqsDeleteByIdAnswer(TypedDict):
    doc: "FaqDocument"
    message: str


class FaqsDeleteManyAnswer(TypedDict):
    docs: List["FaqDocument"]
    errors: List["PayloadBulkError"]
    message: str


class FaqsDuplicateAnswer(TypedDict):
    doc: "FaqDocument"
    message: str


class FaqsFindAnswer(PayloadPage):
    docs: List["FaqDocument"]


class FaqsFindVersionsAnswer(PayloadPage):
    docs: List["PayloadVersion"]


class FaqsUpdateByIdAnswer(TypedDict):
    doc: "FaqDocument"
    message: str


class FaqsUpdateManyAnswer(TypedDict):
    docs: List["FaqDocument"]
    errors: List["PayloadBulkError"]
    message: str


class FooterUpdateAnswer(TypedDict):
    result: "FooterDocument"
    message: str


class FormsCountAnswer(TypedDict):
    totalDocs: int


class _FormsCreateFieldsItemOptionsItemRequired(TypedDict):
    label: str
    value: str


class FormsCreateFieldsItemOptionsItem(_FormsCreateFieldsItemOptionsItemRequired, total=False):
    id: Union[str, None]


class _FormsCreateFieldsItemRequired(TypedDict):
    label: str
    name: str


class FormsCreateFieldsItem(_FormsCreateFieldsItemRequired, total=False):
    type: Literal["text", "textarea", "email", "work_email", "phone", "number", "date", "country", "select", "multiselect", "boolean", "consent", "hidden"]
    options: Union[List["FormsCreateFieldsItemOptionsItem"], None]
    help: Union[str, None]
    required: Union[bool, None]
    id: Union[str, None]


class FormsCreateAnswer(TypedDict):
    doc: "FormDocument"
    message: str


class FormsDeleteByIdAnswer(TypedDict):
    doc: "FormDocument"
    message: str


class FormsDeleteManyAnswer(TypedDict):
    docs: List["FormDocument"]
    errors: List["PayloadBulkError"]
    message: str


class FormsDuplicateAnswer(TypedDict):
    doc: "FormDocument"
    message: str


class FormsFindAnswer(PayloadPage):
    docs: List["FormDocument"]


class FormsFindVersionsAnswer(PayloadPage):
    docs: List["PayloadVersion"]


class _FormsUpdateByIdFieldsItemOptionsItemRequired(TypedDict):
    label: str
    value: str


class FormsUpdateByIdFieldsItemOptionsItem(_FormsUpdateByIdFieldsItemOptionsItemRequired, total=False):
    id: Union[str, None]


class _FormsUpdateByIdFieldsItemRequired(TypedDict):
    label: str
    name: str


class FormsUpdateByIdFieldsItem(_FormsUpdateByIdFieldsItemRequired, total=False):
    type: Literal["text", "textarea", "email", "work_email", "phone", "number", "date", "country", "select", "multiselect", "boolean", "consent", "hidden"]
    options: Union[List["FormsUpdateByIdFieldsItemOptionsItem"], None]
    help: Union[str, None]
    required: Union[bool, None]
    id: Union[str, None]


class FormsUpdateByIdAnswer(TypedDict):
    doc: "FormDocument"
    message: str


class _FormsUpdateManyFieldsItemOptionsItemRequired(TypedDict):
    label: str
    value: str


class FormsUpdateManyFieldsItemOptionsItem(_FormsUpdateManyFieldsItemOptionsItemRequired, total=False):
    id: Union[str, None]


class _FormsUpdateManyFieldsItemRequired(TypedDict):
    label: str
    name: str


class FormsUpdateManyFieldsItem(_FormsUpdateManyFieldsItemRequired, total=False):
    type: Literal["text", "textarea", "email", "work_email", "phone", "number", "date", "country", "select", "multiselect", "boolean", "consent", "hidden"]
    options: Union[List["FormsUpdateManyFieldsItemOptionsItem"], None]
    help: Union[str, None]
    required: Union[bool, None]
    id: Union[str, None]


class FormsUpdateManyAnswer(TypedDict):
    docs: List["FormDocument"]
    errors: List["PayloadBulkError"]
    message: str


class HeaderUpdateAnswer(TypedDict):
    result: "HeaderDocument"
    message: str


class InvoicesCountAnswer(TypedDict):
    totalDocs: int


class InvoicesFindAnswer(PayloadPage):
    docs: List["InvoiceDocument"]


class LeadEventsCountAnswer(TypedDict):
    totalDocs: int


class LeadEventsFindAnswer(PayloadPage):
    docs: List["LeadEventDocument"]


class LeadsCountAnswer(TypedDict):
    totalDocs: int


class LeadsFindAnswer(PayloadPage):
    docs: List["LeadDocument"]


class LeadsUpdateByIdValue(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class LeadsUpdateByIdAnswer(TypedDict):
    doc: "LeadDocument"
    message: str


class LeadsUpdateManyValue(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class LeadsUpdateManyAnswer(TypedDict):
    docs: List["LeadDocument"]
    errors: List["PayloadBulkError"]
    message: str


class LearnersCountAnswer(TypedDict):
    totalDocs: int


class LearnersCreateAnswer(TypedDict):
    doc: "LearnerDocument"
    message: str


class LearnersDeleteByIdAnswer(TypedDict):
    doc: "LearnerDocument"
    message: str


class LearnersDeleteManyAnswer(TypedDict):
    docs: List["LearnerDocument"]
    errors: List["PayloadBulkError"]
    message: str


class LearnersFindAnswer(PayloadPage):
    docs: List["LearnerDocument"]


class LearnersUpdateByIdAnswer(TypedDict):
    doc: "LearnerDocument"
    message: str


class LearnersUpdateManyAnswer(TypedDict):
    docs: List["LearnerDocument"]
    errors: List["PayloadBulkError"]
    message: str


class LessonFilesCountAnswer(TypedDict):
    totalDocs: int


class LessonFilesCreateAnswer(TypedDict):
    doc: "LessonFileDocument"
    message: str


class LessonFilesDeleteByIdAnswer(TypedDict):
    doc: "LessonFileDocument"
    message: str


class LessonFilesDeleteManyAnswer(TypedDict):
    docs: List["LessonFileDocument"]
    errors: List["PayloadBulkError"]
    message: str


class LessonFilesDuplicateAnswer(TypedDict):
    doc: "LessonFileDocument"
    message: str


class LessonFilesFindAnswer(PayloadPage):
    docs: List["LessonFileDocument"]


class LessonFilesUpdateByIdAnswer(TypedDict):
    doc: "LessonFileDocument"
    message: str


class LessonFilesUpdateManyAnswer(TypedDict):
    docs: List["LessonFileDocument"]
    errors: List["PayloadBulkError"]
    message: str


class MailFailuresCountAnswer(TypedDict):
    totalDocs: int


class MailFailuresDeleteByIdAnswer(TypedDict):
    doc: "MailFailureDocument"
    message: str


class MailFailuresDeleteManyAnswer(TypedDict):
    docs: List["MailFailureDocument"]
    errors: List["PayloadBulkError"]
    message: str


class MailFailuresFindAnswer(PayloadPage):
    docs: List["MailFailureDocument"]


class MediaCountAnswer(TypedDict):
    totalDocs: int


class MediaCreateAnswer(TypedDict):
    doc: "MediaDocument"
    message: str


class MediaDeleteByIdAnswer(TypedDict):
    doc: "MediaDocument"
    message: str


class MediaDeleteManyAnswer(TypedDict):
    docs: List["MediaDocument"]
    errors: List["PayloadBulkError"]
    message: str


class MediaDuplicateAnswer(TypedDict):
    doc: "MediaDocument"
    message: str


class MediaFindAnswer(PayloadPage):
    docs: List["MediaDocument"]


class MediaUpdateByIdAnswer(TypedDict):
    doc: "MediaDocument"
    message: str


class MediaUpdateManyAnswer(TypedDict):
    docs: List["MediaDocument"]
    errors: List["PayloadBulkError"]
    message: str


class OrdersCountAnswer(TypedDict):
    totalDocs: int


class OrdersFindAnswer(PayloadPage):
    docs: List["OrderDocument"]


class PagesCountAnswer(TypedDict):
    totalDocs: int


class PagesCreateBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PagesCreateBodyRoot(TypedDict):
    type: str
    children: List["PagesCreateBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PagesCreateBody(TypedDict):
    root: "PagesCreateBodyRoot"


class PagesCreateSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class PagesCreateAnswer(TypedDict):
    doc: "PageDocument"
    message: str


class PagesDeleteByIdAnswer(TypedDict):
    doc: "PageDocument"
    message: str


class PagesDeleteManyAnswer(TypedDict):
    docs: List["PageDocument"]
    errors: List["PayloadBulkError"]
    message: str


class PagesDuplicateAnswer(TypedDict):
    doc: "PageDocument"
    message: str


class PagesFindAnswer(PayloadPage):
    docs: List["PageDocument"]


class PagesFindVersionsAnswer(PayloadPage):
    docs: List["PayloadVersion"]


class PagesUpdateByIdBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PagesUpdateByIdBodyRoot(TypedDict):
    type: str
    children: List["PagesUpdateByIdBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PagesUpdateByIdBody(TypedDict):
    root: "PagesUpdateByIdBodyRoot"


class PagesUpdateByIdSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class PagesUpdateByIdAnswer(TypedDict):
    doc: "PageDocument"
    message: str


class PagesUpdateManyBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PagesUpdateManyBodyRoot(TypedDict):
    type: str
    children: List["PagesUpdateManyBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PagesUpdateManyBody(TypedDict):
    root: "PagesUpdateManyBodyRoot"


class PagesUpdateManySeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class PagesUpdateManyAnswer(TypedDict):
    docs: List["PageDocument"]
    errors: List["PayloadBulkError"]
    message: str


class PartnersCountAnswer(TypedDict):
    totalDocs: int


class PartnersCreateAnswer(TypedDict):
    doc: "PartnerDocument"
    message: str


class PartnersDeleteByIdAnswer(TypedDict):
    doc: "PartnerDocument"
    message: str


class PartnersDeleteManyAnswer(TypedDict):
    docs: List["PartnerDocument"]
    errors: List["PayloadBulkError"]
    message: str


class PartnersDuplicateAnswer(TypedDict):
    doc: "PartnerDocument"
    message: str


class PartnersFindAnswer(PayloadPage):
    docs: List["PartnerDocument"]


class PartnersFindVersionsAnswer(PayloadPage):
    docs: List["PayloadVersion"]


class PartnersUpdateByIdAnswer(TypedDict):
    doc: "PartnerDocument"
    message: str


class PartnersUpdateManyAnswer(TypedDict):
    docs: List["PartnerDocument"]
    errors: List["PayloadBulkError"]
    message: str


class PaymentAttemptsCountAnswer(TypedDict):
    totalDocs: int


class PaymentAttemptsFindAnswer(PayloadPage):
    docs: List["PaymentAttemptDocument"]


class PaymentEventsCountAnswer(TypedDict):
    totalDocs: int


class PaymentEventsFindAnswer(PayloadPage):
    docs: List["PaymentEventDocument"]


class PaymentLinksCountAnswer(TypedDict):
    totalDocs: int


class PaymentLinksCreatePrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class PaymentLinksCreateAnswer(TypedDict):
    doc: "PaymentLinkDocument"
    message: str


class PaymentLinksDeleteByIdAnswer(TypedDict):
    doc: "PaymentLinkDocument"
    message: str


class PaymentLinksDeleteManyAnswer(TypedDict):
    docs: List["PaymentLinkDocument"]
    errors: List["PayloadBulkError"]
    message: str


class PaymentLinksDuplicateAnswer(TypedDict):
    doc: "PaymentLinkDocument"
    message: str


class PaymentLinksFindAnswer(PayloadPage):
    docs: List["PaymentLinkDocument"]


class PaymentLinksUpdateByIdPrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class PaymentLinksUpdateByIdAnswer(TypedDict):
    doc: "PaymentLinkDocument"
    message: str


class PaymentLinksUpdateManyPrice(TypedDict, total=False):
    amount: Union[float, None]
    currency: Union[str, None]


class PaymentLinksUpdateManyAnswer(TypedDict):
    docs: List["PaymentLinkDocument"]
    errors: List["PayloadBulkError"]
    message: str


class PaymentReportsCountAnswer(TypedDict):
    totalDocs: int


class PaymentReportsFindAnswer(PayloadPage):
    docs: List["PaymentReportDocument"]


class PaymentsInitiateAttendeesItem(TypedDict):
    name: str
    email: str


class PaymentsInitiateCustomer(TypedDict, total=False):
    name: str
    email: str
    phone: str


class PaymentsInitiateBilling(TypedDict, total=False):
    company: str
    address: str
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    taxId: str


class PoliciesCountAnswer(TypedDict):
    totalDocs: int


class PoliciesCreateBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PoliciesCreateBodyRoot(TypedDict):
    type: str
    children: List["PoliciesCreateBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PoliciesCreateBody(TypedDict):
    root: "PoliciesCreateBodyRoot"


class PoliciesCreateSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class PoliciesCreateAnswer(TypedDict):
    doc: "PolicyDocument"
    message: str


class PoliciesDeleteByIdAnswer(TypedDict):
    doc: "PolicyDocument"
    message: str


class PoliciesDeleteManyAnswer(TypedDict):
    docs: List["PolicyDocument"]
    errors: List["PayloadBulkError"]
    message: str


class PoliciesDuplicateAnswer(TypedDict):
    doc: "PolicyDocument"
    message: str


class PoliciesFindAnswer(PayloadPage):
    docs: List["PolicyDocument"]


class PoliciesFindVersionsAnswer(PayloadPage):
    docs: List["PayloadVersion"]


class PoliciesUpdateByIdBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PoliciesUpdateByIdBodyRoot(TypedDict):
    type: str
    children: List["PoliciesUpdateByIdBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PoliciesUpdateByIdBody(TypedDict):
    root: "PoliciesUpdateByIdBodyRoot"


class PoliciesUpdateByIdSeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class PoliciesUpdateByIdAnswer(TypedDict):
    doc: "PolicyDocument"
    message: str


class PoliciesUpdateManyBodyRootChildrenItem(TypedDict):
    type: str
    version: int


class PoliciesUpdateManyBodyRoot(TypedDict):
    type: str
    children: List["PoliciesUpdateManyBodyRootChildrenItem"]
    direction: Union[Literal["ltr", "rtl"], None]
    format: Literal["left", "start", "center", "right", "end", "justify", ""]
    indent: int
    version: int


class PoliciesUpdateManyBody(TypedDict):
    root: "PoliciesUpdateManyBodyRoot"


class PoliciesUpdateManySeo(TypedDict, total=False):
    title: Union[str, None]
    description: Union[str, None]
    image: Union[Union[str, None], "MediaDocument"]
    hidden: Union[bool, None]


class PoliciesUpdateManyAnswer(TypedDict):
    docs: List["PolicyDocument"]
    errors: List["PayloadBulkError"]
    message: str


class RedirectsCountAnswer(TypedDict):
    totalDocs: int


class RedirectsCreateDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class RedirectsCreateDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class RedirectsCreateDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class RedirectsCreateAnswer(TypedDict):
    doc: "RedirectDocument"
    message: str


class RedirectsDeleteByIdAnswer(TypedDict):
    doc: "RedirectDocument"
    message: str


class RedirectsDeleteManyAnswer(TypedDict):
    docs: List["RedirectDocument"]
    errors: List["PayloadBulkError"]
    message: str


class RedirectsFindAnswer(PayloadPage):
    docs: List["RedirectDocument"]


class RedirectsUpdateByIdDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class RedirectsUpdateByIdDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class RedirectsUpdateByIdDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class RedirectsUpdateByIdAnswer(TypedDict):
    doc: "RedirectDocument"
    message: str


class RedirectsUpdateManyDoc(TypedDict):
    relationTo: Literal["pages"]
    value: Union[str, "PageDocument"]


class RedirectsUpdateManyDoc2(TypedDict):
    relationTo: Literal["courses"]
    value: Union[str, "CourseDocument"]


class RedirectsUpdateManyDoc3(TypedDict):
    relationTo: Literal["policies"]
    value: Union[str, "PolicyDocument"]


class RedirectsUpdateManyAnswer(TypedDict):
    docs: List["RedirectDocument"]
    errors: List["PayloadBulkError"]
    message: str


class RefundsCountAnswer(TypedDict):
    totalDocs: int


class RefundsFindAnswer(PayloadPage):
    docs: List["RefundDocument"]


class RemindersUpdateAnswer(TypedDict):
    result: "ReminderDocument"
    message: str


class RiskItemsCountAnswer(TypedDict):
    totalDocs: int


class RiskItemsCreateAnswer(TypedDict):
    doc: "RiskItemDocument"
    message: str


class RiskItemsDeleteByIdAnswer(TypedDict):
    doc: "RiskItemDocument"
    message: str


class RiskItemsDeleteManyAnswer(TypedDict):
    docs: List["RiskItemDocument"]
    errors: List["PayloadBulkError"]
    message: str


class RiskItemsFindAnswer(PayloadPage):
    docs: List["RiskItemDocument"]


class RiskItemsUpdateByIdAnswer(TypedDict):
    doc: "RiskItemDocument"
    message: str


class RiskItemsUpdateManyAnswer(TypedDict):
    docs: List["RiskItemDocument"]
    errors: List["PayloadBulkError"]
    message: str


class SellerUpdateAnswer(TypedDict):
    result: "SellerDocument"
    message: str


class SignInPolicyUpdateAnswer(TypedDict):
    result: "SignInPolicyDocument"
    message: str


class SynonymsCountAnswer(TypedDict):
    totalDocs: int


class SynonymsCreateAnswer(TypedDict):
    doc: "SynonymDocument"
    message: str


class SynonymsDeleteByIdAnswer(TypedDict):
    doc: "SynonymDocument"
    message: str


class SynonymsDeleteManyAnswer(TypedDict):
    docs: List["SynonymDocument"]
    errors: List["PayloadBulkError"]
    message: str


class SynonymsFindAnswer(PayloadPage):
    docs: List["SynonymDocument"]


class SynonymsUpdateByIdAnswer(TypedDict):
    doc: "SynonymDocument"
    message: str


class SynonymsUpdateManyAnswer(TypedDict):
    docs: List["SynonymDocument"]
    errors: List["PayloadBulkError"]
    message: str


class TcoModelUpdateAnswer(TypedDict):
    result: "TcoModelDocument"
    message: str


TelemetrySchemaAnswer = TypedDict("TelemetrySchemaAnswer", {
    "$schema": str,
    "$id": str,
}, total=False)


class TestQuestionsCountAnswer(TypedDict):
    totalDocs: int


class TestQuestionsCreateAnswer(TypedDict):
    doc: "TestQuestionDocument"
    message: str


class TestQuestionsDeleteByIdAnswer(TypedDict):
    doc: "TestQuestionDocument"
    message: str


class TestQuestionsDeleteManyAnswer(TypedDict):
    docs: List["TestQuestionDocument"]
    errors: List["PayloadBulkError"]
    message: str


class TestQuestionsFindAnswer(PayloadPage):
    docs: List["TestQuestionDocument"]


class TestQuestionsUpdateByIdAnswer(TypedDict):
    doc: "TestQuestionDocument"
    message: str


class TestQuestionsUpdateManyAnswer(TypedDict):
    docs: List["TestQuestionDocument"]
    errors: List["PayloadBulkError"]
    message: str


class _TopicNamesUpdateTopicsItemRequired(TypedDict):
    topic: str
    name: str


class TopicNamesUpdateTopicsItem(_TopicNamesUpdateTopicsItemRequired, total=False):
    id: Union[str, None]


class TopicNamesUpdateAnswer(TypedDict):
    result: "TopicNameDocument"
    message: str


class _UsersAddPasskeyResponseRequired(TypedDict):
    clientDataJSON: str
    attestationObject: str


class UsersAddPasskeyResponse(_UsersAddPasskeyResponseRequired, total=False):
    transports: List[str]


class UsersCountAnswer(TypedDict):
    totalDocs: int


class UsersCreateAnswer(TypedDict):
    doc: "UserDocument"
    message: str


class UsersDeleteByIdAnswer(TypedDict):
    doc: "UserDocument"
    message: str


class UsersDeleteManyAnswer(TypedDict):
    docs: List["UserDocument"]
    errors: List["PayloadBulkError"]
    message: str


class UsersFindAnswer(PayloadPage):
    docs: List["UserDocument"]


class _UsersSignInWithPasskeyResponseRequired(TypedDict):
    clientDataJSON: str
    authenticatorData: str
    signature: str


class UsersSignInWithPasskeyResponse(_UsersSignInWithPasskeyResponseRequired, total=False):
    userHandle: str


class UsersUpdateByIdAnswer(TypedDict):
    doc: "UserDocument"
    message: str


class UsersUpdateManyAnswer(TypedDict):
    docs: List["UserDocument"]
    errors: List["PayloadBulkError"]
    message: str


class VideoHostsUpdateAnswer(TypedDict):
    result: "VideoHostDocument"
    message: str


class WebhookDeliveriesCountAnswer(TypedDict):
    totalDocs: int


class WebhookDeliveriesFindAnswer(PayloadPage):
    docs: List["WebhookDeliveryDocument"]


class WebhooksCountAnswer(TypedDict):
    totalDocs: int


class WebhooksCreateAnswer(TypedDict):
    doc: "WebhookDocument"
    message: str


class WebhooksDeleteByIdAnswer(TypedDict):
    doc: "WebhookDocument"
    message: str


class WebhooksDeleteManyAnswer(TypedDict):
    docs: List["WebhookDocument"]
    errors: List["PayloadBulkError"]
    message: str


class WebhooksFindAnswer(PayloadPage):
    docs: List["WebhookDocument"]


class WebhooksUpdateByIdAnswer(TypedDict):
    doc: "WebhookDocument"
    message: str


class WebhooksUpdateManyAnswer(TypedDict):
    docs: List["WebhookDocument"]
    errors: List["PayloadBulkError"]
    message: str
