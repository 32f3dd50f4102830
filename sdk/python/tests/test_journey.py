"""What a visitor does, with the client, against a demo: FOYER_URL=http://localhost:3000 python3 -m unittest …

The demo has what the journey needs: sample content, a mailbox, and a payment simulator.
"""

import json
import os
import re
import sys
import time
import unittest
from html import unescape
from pathlib import Path
from typing import Dict, List, Tuple
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, urlencode, urljoin, urlsplit
from urllib.request import HTTPRedirectHandler, build_opener, urlopen

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foyer import Client, FoyerProblem  # noqa: E402

URL = os.environ.get("FOYER_URL") or ""
PAID_COURSE = "eu-ai-act-in-a-day"
FREE_COURSE = "ai-literacy-essentials"
EMAIL = f"grace-{os.getpid()}@compilers.example"


class _Stay(HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


def _is_demo() -> bool:
    try:
        with urlopen(f"{URL}/api/dev/mailbox") as answer:
            return answer.status == 200
    except (OSError, ValueError):
        return False


def _codes() -> List[str]:
    with urlopen(f"{URL}/api/dev/mailbox?to={quote(EMAIL)}") as answer:
        mails = json.load(answer)["docs"]
    found = [re.search(r"^\s*(\d{3}\D?\d{3})\s*$", mail["text"], re.M) for mail in mails]
    return [code.group(1) for code in found if code]


def _code_from_mail(known: List[str]) -> str:
    """The code of a mail that came after `known` was read."""
    for _ in range(300):
        codes = _codes()
        if len(codes) > len(known):
            return codes[0]
        time.sleep(0.1)
    raise AssertionError("No code came")


def _post(address: str, fields: Dict[str, str]) -> Tuple[str, str]:
    """Posts a form as a browser does; gives the page and the address it is at."""
    with urlopen(address, data=urlencode(fields).encode()) as answer:
        return answer.read().decode("utf-8"), answer.url


def _press_form(page: str) -> Tuple[int, str]:
    """Posts the only form of a page; gives status and `Location`."""
    action = re.search(r'<form method="post" action="([^"]+)"', page)
    fields = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page)
    body = urlencode({name: unescape(value) for name, value in fields}).encode()
    try:
        with build_opener(_Stay).open(urljoin(URL, unescape(action.group(1)) if action else ""), data=body) as answer:
            return answer.status, ""
    except HTTPError as answer:
        with answer:
            return answer.code, answer.headers.get("Location", "")


@unittest.skipUnless(URL and _is_demo(), "FOYER_URL names a running demo")
class Journey(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Client(URL)

    def test_1_finds_a_course_and_asks_for_a_demo(self) -> None:
        found = self.client.search.find(q="AI act in a day", type=["course"])
        self.assertIn(PAID_COURSE, found["docs"][0]["url"])
        form = {"name": "Grace Hopper", "email": EMAIL, "company": "Compilers"}
        known = _codes()
        asked = self.client.demo.submit(**form)
        self.assertEqual((asked["status"], asked["codeLength"]), ("otp_sent", 6))
        otp = {"challengeId": asked["challengeId"], "code": _code_from_mail(known)}
        lead = self.client.demo.submit(**form, otp=otp)
        self.assertEqual((lead["status"], lead["kind"]), ("received", "demo"))
        self.assertTrue(lead["reference"].startswith("LD-"))

    def test_2_signs_in_enrols_and_pays(self) -> None:
        known = _codes()
        challenge = self.client.auth.request_otp(email=EMAIL)
        otp = {"challengeId": challenge["challengeId"], "code": _code_from_mail(known)}
        session = self.client.auth.verify_otp(email=EMAIL, otp=otp)
        self.assertEqual(session["learner"]["email"], EMAIL)
        grace = self.client.with_token(session["token"])
        self.assertEqual(grace.enrolments.create(course=FREE_COURSE)["status"], "active")

        with self.assertRaises(FoyerProblem) as raised:
            grace.enrolments.create(course=PAID_COURSE)
        self.assertEqual((raised.exception.status, raised.exception.code), (402, "payment_required"))
        link = raised.exception.members["paymentLink"]
        links = {one["slug"]: one["course"] for one in self.client.payments.list_links()["docs"]}
        self.assertEqual(links[link], PAID_COURSE)

        started = grace.payments.initiate(link=link, customer={"name": "Grace Hopper", "email": EMAIL})
        _, page = _post(started["gateway"]["action"], started["gateway"]["fields"])
        returned, _ = _post(page, {"outcome": "success"})
        status, location = _press_form(returned)
        self.assertEqual(status, 303)
        self.assertIn("/payments/result", location)
        token = parse_qs(urlsplit(started["statusUrl"]).query)["token"][0]
        order = self.client.payments.get_order(number=started["order"]["number"], token=token)
        self.assertEqual((order["status"], order["amount"]), ("paid", started["order"]["amount"]))
        self.assertEqual(self._courses(grace, 2), [FREE_COURSE, PAID_COURSE])
        grace.auth.sign_out()
        with self.assertRaises(FoyerProblem):
            grace.auth.session()

    def test_3_reads_an_answer_as_it_is_written(self) -> None:
        chunks = []
        for event in self.client.chat.ask_stream(message="How long do refunds take?"):
            if event.data == "[DONE]":
                break
            chunks.append(json.loads(event.data))
        kinds = [chunk["type"] for chunk in chunks]
        self.assertEqual((kinds[0], kinds[-1]), ("start", "finish"))
        self.assertRegex("".join(chunk.get("delta", "") for chunk in chunks), r"(?i)refund")

    def _courses(self, learner: Client, many: int) -> List[str]:
        """The learner's courses once there are so many: a paid order enrols its buyer after the payment."""
        for _ in range(300):
            courses = sorted(one["course"]["slug"] for one in learner.enrolments.list()["docs"])
            if len(courses) >= many:
                break
            time.sleep(0.1)
        return courses


if __name__ == "__main__":
    unittest.main()
